import { expect } from 'vitest'
import { enteredHeaders, idempotencyHeader } from '../src/core/shared/session.ts'
import { jpeg } from './file-samples.ts'
import type { Answer, Client, Portal } from './portal.ts'

/** Sends as the outbox does: under its key, and with the moment of entering where it has waited. */
export async function send(
  { app }: Portal,
  by: Client,
  requestKey: string,
  url: string,
  body: object,
  enteredDt?: string,
): Promise<Answer> {
  const given = body instanceof FormData ? new Response(body) : undefined
  const type = given?.headers.get('content-type')
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      'x-authorization': `Bearer ${by.accessToken}`,
      [idempotencyHeader]: requestKey,
      ...(type ? { 'content-type': type } : {}),
      ...(enteredDt ? { [enteredHeaders.dt]: enteredDt, [enteredHeaders.by]: by.userId } : {}),
    },
    payload: given ? Buffer.from(await given.arrayBuffer()) : body,
  })
  return { status: answer.statusCode, body: answer.json() }
}
/** Pictures so far. */
let shots = 0
/** Hangs a picture on a finding, perhaps one that waited. */
export async function photograph(
  portal: Portal,
  by: Client,
  findNo: number,
  requestKey = `picture-of-finding-${(shots += 1)}`,
  enteredDt?: string,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    taskClassNm: 'safPatrolFinding',
    taskKey: String(findNo),
    taskFlag: 'image',
  }))
    form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(60, 60))], '현장.jpg'))
  const answer = await send(
    portal,
    by,
    requestKey,
    '/api/attachfile/upload?taskClassNm=safPatrolFinding&taskFlag=image',
    form,
    enteredDt,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
