/** What a request carries, path, query and body in one object, as the server reads it. */
export async function wireOf(
  request: Request,
  params: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { ...query, ...(await bodyOf(request)), ...params };
}

async function bodyOf(request: Request): Promise<object> {
  if (request.method === 'GET') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return text === '' ? {} : (JSON.parse(text) as object);
}
