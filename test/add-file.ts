import { pdf } from './file-samples.ts'
import type { Client, Portal } from './portal.ts'

/**
 * Somebody adds a file to a record, as a page does it.
 * @param group the record; `taskFlag` 'image' is its first group for pictures only, '' the first other one
 * @throws Error when the file is refused
 */
export async function addFile(
  { app }: Pick<Portal, 'app'>,
  { accessToken }: Pick<Client, 'accessToken'>,
  group: { taskClassNm: string; taskKey: number | string; taskFlag?: string },
  file: { name: string; content: Uint8Array } = { name: '증빙.pdf', content: pdf() },
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ taskFlag: '', ...group })) form.append(name, String(value))
  form.append('files', new File([Uint8Array.from(file.content)], file.name))
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: { 'x-authorization': `Bearer ${accessToken}` },
    payload: form,
  })
  if (statusCode !== 200)
    throw new Error(`${group.taskClassNm} ${group.taskKey}: ${statusCode} ${body.slice(0, 200)}`)
}
