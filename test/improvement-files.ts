import { expect } from 'vitest'
import { jpeg } from './file-samples.ts'
import { as, portal } from './improvement-life.ts'

let sent = 0
/**
 * A file that waits under a temporary key, as a page sends it before its record is saved.
 * @returns the key
 */
export async function sendFile(userId: string, taskFlag: string): Promise<string> {
  const { accessToken } = await as(userId)
  const tempTaskKey = `${accessToken.slice(-20)}${(sent += 1)}`
  const form = new FormData()
  for (const [name, value] of Object.entries({ taskClassNm: 'improvement', taskFlag, tempTaskKey }))
    form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(60 + sent, 90))], `첨부${sent}.jpg`))
  const given = new Response(form)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: {
      'x-authorization': `Bearer ${accessToken}`,
      'content-type': given.headers.get('content-type')!,
    },
    payload: Buffer.from(await given.arrayBuffer()),
  })
  expect(`${answer.statusCode} ${answer.body.slice(0, 200)}`).toMatch(/^200/)
  return tempTaskKey
}
