/** The fields of a request in one object, as the server reads them: query, then body, then path. */
export async function requestInput(
  request: Request,
  params: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { ...query, ...(await bodyFields(request)), ...params };
}

async function bodyFields(request: Request): Promise<object> {
  if (request.method === 'GET') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return text === '' ? {} : (JSON.parse(text) as object);
}
