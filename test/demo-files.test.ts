import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedFiles } from '../db/seed/seed-files.ts'
import { startPortal, type Portal } from './portal.ts'

let portal: Portal
beforeAll(async () => void (portal = await startPortal()))
afterAll(() => portal?.close())

test('the demonstration hangs its files, pictures of improvements and the PDF of an MSDS on its records once, and each can be fetched with its content', async () => {
  const hung = await seedFiles(portal.databaseUrl, portal.settings.fileDir)
  expect(await seedFiles(portal.databaseUrl, portal.settings.fileDir)).toBe(0)
  const system = await portal.signIn('sys01')
  const files = await portal.engine.database.query<{
    fileNo: number
    fileExt: string
    fileSize: number
    taskClassNm: string
  }>('select "fileNo", "fileExt", "fileSize", "taskClassNm" from "attachFile" order by 1')
  expect(files.length).toBe(hung)
  for (const kind of ['workPermit', 'improvement', 'chmMsds'])
    expect(files.map(({ taskClassNm }) => taskClassNm)).toContain(kind)
  const starts: Record<string, string> = {
    pdf: '%PDF',
    png: '\u0089PNG',
    jpg: '\u00FF\u00D8\u00FF\u00E1',
    xlsx: 'PK\u0003\u0004',
  }
  for (const { fileNo, fileExt, fileSize, taskClassNm } of files) {
    const answer = await system.get(`/api/file/down/${fileNo}`)
    expect(
      [answer.status, (answer.body as Buffer).subarray(0, 4).toString('latin1'), answer.body.length],
      taskClassNm,
    ).toEqual([200, starts[fileExt], fileSize])
  }
})
