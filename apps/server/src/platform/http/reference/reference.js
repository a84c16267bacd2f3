'use strict';
{
  const search = document.getElementById('search');
  const count = document.getElementById('count');
  const calls = [...document.querySelectorAll('article')].map((article) => ({
    article,
    entry: document.querySelector(`[data-call="${article.id}"]`),
    text: article.textContent.toLowerCase(),
  }));
  const groups = [...document.querySelectorAll('[data-group]')];

  const narrow = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { article, entry, text } of calls) {
      const fits = words.every((word) => text.includes(word));
      article.hidden = !fits;
      entry.hidden = !fits;
      if (fits) found += 1;
    }
    for (const group of groups) {
      group.hidden = !group.querySelector('article:not([hidden]), li:not([hidden])');
    }
    count.textContent = `${found} 个接口`;
  };
  search.addEventListener('input', narrow);
  if (search.value) narrow();

  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === search) return;
    event.preventDefault();
    search.focus();
  });

  document.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-copy]');
    if (!button) return;
    const label = button.textContent;
    const text = button.parentElement.querySelector('code').textContent;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = '已复制';
    } catch {
      getSelection().selectAllChildren(button.parentElement.querySelector('code'));
      button.textContent = '请按 Ctrl+C';
    }
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  });
}
