import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'

export let portal: Portal
export const people: Record<string, Client> = {}
export const as = async (userId: string) => (people[userId] ??= await portal.signIn(userId))
export const path = '/api/chm/matchkrqst'
export let today: string
/** The whole portal with the clock of the machine. */
export async function startMaterials(): Promise<void> {
  for (const userId of Object.keys(people)) delete people[userId]
  portal = await startPortal()
  today = dayOf(portal.clock.now())
}

export type Body = Record<string, unknown>
export const toluene = {
  chemNm: '톨루엔',
  casNo: '108-88-3',
  contentMin: 99,
  contentRep: 99.8,
  contentMax: 99.9,
  secretYn: 'N',
}
export async function material(over: Body = {}, withMsds = true): Promise<number> {
  const vendor = await as('vnd02a')
  const answer = await vendor.post('/api/vendor/chemprod', {
    prodNm: `시험 신너 ${Math.random().toString(36).slice(2, 8)}`,
    makerNm: '빛여울도료',
    stateCd: 'L',
    fugacityCd: '2',
    mixYn: 'N',
    density: 0.867,
    flashPt: 4,
    waterSolubleYn: 'N',
    importYn: 'N',
    comps: [toluene],
    ...over,
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  const { chemprodNo } = answer.body.data
  if (withMsds)
    await portal.engine.database.query(
      `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
       values ('chemprod', $1, '', 'msds.pdf', 10, 'pdf', 'application/pdf', $2, 1, 'vnd02a', 'vnd02a')`,
      [String(chemprodNo), 'a'.repeat(64)],
    )
  return chemprodNo as number
}
export async function request(over: Body = {}, chemprodNo?: number): Promise<number> {
  const answer = await (
    await as('vnd02a')
  ).post(path, {
    rqstTypeCd: 'WORK',
    plantCd: '1000',
    rqstDeptCd: 'D121',
    usageTxt: '탱크 외부 도장용 신너',
    yearQty: 500,
    dayMaxQty: 20,
    firstInYmd: addDays(today, 14),
    prods: [{ chemprodNo: chemprodNo ?? (await material()) }],
    ...over,
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.matChkRqstNo as number
}
export const put = async (userId: string, no: number, act: string, body: Body = {}): Promise<Answer> =>
  (await as(userId)).put(`${path}/${no}/${act}`, body)
export const ok = ({ status, body }: Answer): number | string =>
  status === 200 ? 200 : `${status} ${JSON.stringify(body)}`
export const done = async (userId: string, no: number, act: string, body: Body = {}) => {
  const answer = await put(userId, no, act, body)
  if (answer.status !== 200)
    throw new Error(`${act} by ${userId}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
export const reviewers: Record<string, string> = {
  CHM: 'env02',
  ENV: 'env02',
  FIRE: 'saf01',
  SAFE: 'saf01',
  PSM: 'saf01',
  HEALTH: 'hea01',
}
export async function reviewed(no: number, opinions: Record<string, Body> = {}): Promise<Body> {
  const { reviews } = (await (await as('env02')).get(`${path}/${no}`)).body.data
  let last: Body = {}
  for (const { lineCd } of reviews as { lineCd: string }[])
    last = await done(
      reviewers[lineCd]!,
      no,
      `review/${lineCd}`,
      opinions[lineCd] ?? { verdictCd: '60', opinion: '문제가 없습니다.' },
    )
  return last
}
/** Signs every step of the document of a request. */
export async function sign(no: number): Promise<void> {
  const sql = portal.engine.database
  for (let round = 0; round < 5; round += 1) {
    const step = await sql.maybe<{ apprRqstNo: number; assignUserId: string; stepKindCd: string }>(
      `select r."apprRqstNo", s."assignUserId", s."stepKindCd" from "apprRqst" r join "apprStep" s using ("apprRqstNo")
       where r."taskClassNm" = 'matChkRqst' and r."apprBizKey" = $1 and s."stepStatusCd" = 'ASS02' order by r."apprRqstNo" desc, s."seq" limit 1`,
      [String(no)],
    )
    if (!step) return
    const answer = await (
      await as(step.assignUserId)
    ).put(`/api/manage/appr/${step.apprRqstNo}/${step.stepKindCd === 'ASK03' ? 'agree' : 'approve'}`, {
      agreeYn: 'Y',
    })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
}
export const propose = (
  userId: string,
  no: number,
  act: string,
  verdictTxt = '검토 결과에 따라 판정합니다.',
) =>
  put(userId, no, act, {
    verdictTxt,
    approval: {
      steps: [
        { stepKindCd: 'ASK03', userId: 'safhead01' },
        { stepKindCd: 'ASK05', userId: 'env01' },
      ],
    },
  })
export const stateOf = async (no: number) => (await (await as('env02')).get(`${path}/${no}`)).body.data.state
