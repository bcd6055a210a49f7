import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../test/portal.ts'
import { noteBackup } from './backup-note.server.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.close())

test('a backup stands in the batch history with its rows, and a failed one with its cause', async () => {
  const url = portal.databaseUrl
  await noteBackup(url, { startDt: new Date('2026-11-20T03:00:00Z'), rows: 12_345, message: '/backup/1' })
  await noteBackup(url, { startDt: new Date('2026-11-21T03:00:00Z'), rows: null, message: 'no space left' })
  const client = await portal.signIn('sys01')
  const { body } = await client.get('/api/manage/batchhists?batchCd=BACKUP&sort=startDt&direction=desc')
  expect(
    (body.data as Record<string, unknown>[]).map(({ batchNm, resultCd, cnt, message }) => [
      batchNm,
      resultCd,
      cnt,
      message,
    ]),
  ).toEqual([
    ['백업', 'FAIL', null, 'no space left'],
    ['백업', 'SUCCESS', 12_345, '/backup/1'],
  ])
})
