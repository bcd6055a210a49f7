import type { Answer, Client, Portal } from '../../../../test/portal.ts'

const rows = [
  ['노드: 5 세정'],
  ['이탈', '원인', '결과', '현재안전조치', '빈도', '강도', '권고사항', '담당'],
  [
    '흐름 없음',
    '1) 펌프 정지 2) 밸브 닫힘',
    '세정 불량',
    'FAL-101',
    'M',
    '2',
    'R-01 세정 펌프 예비기 확보',
    '생산1팀',
  ],
  ['', '호스 탈락', '톨루엔 누출', '', '2', '2', 'R-01', ''],
]
/** A small worksheet of a consultant as a text file. */
export const workbookText = rows
  .map((cells) => rows[1]!.map((_, at) => cells[at] ?? '').join(','))
  .join('\r\n')
/** Sends a small worksheet of a consultant: one node, a letter for a level, a recommendation by its old number. */
export const sendWorkbook = (
  portal: Portal,
  by: Client,
  rsaTargetNo: number,
  fields: Record<string, string>,
): Promise<Answer> =>
  sendFile(portal, by, rsaTargetNo, fields, {
    name: '이전.csv',
    bytes: workbookText,
  })
/** Sends a workbook to be previewed or, with `apply`, written. */
export async function sendFile(
  portal: Portal,
  by: Client,
  rsaTargetNo: number,
  fields: Record<string, string>,
  file: { name: string; bytes: string | Buffer },
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(
    'file',
    new Blob([typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes)]),
    file.name,
  )
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/rsa/hazop/study/${rsaTargetNo}/workbook`,
    headers: { 'x-authorization': `Bearer ${by.accessToken}` },
    payload: form,
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Takes out what tests have added to a study, and fills what the demonstration leaves open, so that it can be reviewed. */
export async function finishStudy({ engine: { database } }: Portal, rsaTargetNo: number): Promise<void> {
  const of = [rsaTargetNo]
  const made = `(select "rsaHazopRowNo" from "rsaHazopRow" where "rsaTargetNo" = $1 and "createUserId" <> 'system')`
  for (const statement of [
    `delete from "rsaLopa" where "rsaHazopRowNo" in ${made}`,
    `delete from "rsaMeasureRow" where "rowEntity" = 'rsaHazopRow' and "rowNo" in ${made}`,
    `delete from "rsaHazopRow" where "rsaHazopRowNo" in ${made}`,
    `delete from "rsaHazopNode" n where "rsaTargetNo" = $1 and not exists (select 1 from "rsaHazopRow" r where r."rsaHazopNodeNo" = n."rsaHazopNodeNo")`,
    `update "rsaSession" set "state" = 'closed' where "rsaTargetNo" = $1`,
    `update "rsaSessionMember" set "signDt" = now() where "rsaSessionNo" in (select "rsaSessionNo" from "rsaSession" where "rsaTargetNo" = $1)`,
    `update "rsaTeam" set "signDt" = now() where "rsaTargetNo" = $1`,
  ])
    await database.query(statement, of)
}
