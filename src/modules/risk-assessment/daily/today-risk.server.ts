import { Binds } from '../../../core/server/database/database.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addLine } from '../../../core/server/entity/lines.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import { flag } from '../../../core/shared/field.ts'
import type { Language } from '../../../core/shared/session.ts'
import { rsaHazard } from '../hazard/rsa-hazard.resource.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { matrixWord } from '../matrix/matrix-words.texts.ts'
import { measuresOfRows } from '../measure/measure.server.ts'
import { planRefusals } from '../plan/plan-refusals.texts.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { whyNotOfTeam } from '../plan/target-edit.server.ts'
import { methodsOfType, summaryOf, type ListedRow } from '../plan/target-lines.server.ts'
import { endedTargetStates, openTargetStates } from '../risk-codes.rule.ts'
import { dailyRefusals } from './daily-refusals.texts.ts'
import type { RiskOfToday, RiskTarget, RiskToSign, UnreadWorker } from './today-risk.rule.ts'

/** So many assessments are read out at one place, and so many risks of each: the worst. */
const [mostTargets, mostRisks] = [20, 5] as const
/** What was told longer ago has been assessed anew since, or is due. */
const lookBackMonths = 12

type NameOf = (group: string, code: string | null | undefined) => string | null
/** Names of codes in a language: what a worker reads beside the words of the assessment. */
async function namesIn({ sql }: Pick<Context, 'sql'>, language: Language): Promise<NameOf> {
  const rows = await sql.query<{ codeGrpCd: string; code: string; name: string }>(
    `select "codeGrpCd", "code", ${codeNameColumn[language]} as "name" from "codeItem"
     where "codeGrpCd" in ('IMPR_HAZARD', 'SAF_OCCUR_TYPE', 'RSA_HIER')`,
  )
  const names = new Map(rows.map(({ codeGrpCd, code, name }) => [`${codeGrpCd} ${code}`, name]))
  return (group, code) => (code ? (names.get(`${group} ${code}`) ?? null) : null)
}
/** The worst risks of an assessment in the language of their reader; the caller has seen it. */
export async function worstRisks(
  context: Context,
  { rsaTargetNo, rsaTypeCd, rsaMatrixNo }: Pick<RsaTarget, 'rsaTargetNo' | 'rsaTypeCd' | 'rsaMatrixNo'>,
  language: Language,
  most: number = mostRisks,
): Promise<RiskOfToday[]> {
  const [nameOf, matrix] = [await namesIn(context, language), await matrixOf(context, rsaMatrixNo)]
  const rows: (ListedRow & { entity: string })[] = []
  for (const { entity, rowsOf } of methodsOfType(rsaTypeCd))
    rows.push(...(await rowsOf(context, rsaTargetNo)).map((row) => ({ ...row, entity })))
  const worst = rows.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0)).slice(0, most)
  const occurs = new Map(
    (
      await context.sql.query<{ no: number; occurTypeCd: string | null }>(
        'select "rsaHazardNo" as "no", "occurTypeCd" from "rsaHazard" where "rsaHazardNo" = any($1::bigint[])',
        [worst.filter(({ entity }) => entity === rsaHazard.name).map(({ rowNo }) => rowNo)],
      )
    ).map(({ no, occurTypeCd }) => [no, occurTypeCd]),
  )
  return Promise.all(
    worst.map(async (row): Promise<RiskOfToday> => {
      const { score } = row
      const grade = matrix.grades.find(
        ({ fromScore, toScore }) => score !== null && fromScore <= score && score <= toScore,
      )
      return {
        hazardTxt: row.hazardTxt,
        kindNm: nameOf('IMPR_HAZARD', row.hazardTypeCd),
        occurNm:
          row.entity === rsaHazard.name ? nameOf('SAF_OCCUR_TYPE', occurs.get(Number(row.rowNo))) : null,
        score,
        gradeNm: grade ? matrixWord(grade.gradeNm, language) : null,
        color: grade?.color ?? null,
        acceptYn: row.acceptYn,
        controlTxt: row.controlTxt,
        measures: (await measuresOfRows(context, row.entity, [row.rowNo])).map(
          ({ hierCd, measureTxt, interimTxt }) => ({
            hierNm: nameOf('RSA_HIER', hierCd),
            measureTxt: interimTxt ?? measureTxt,
          }),
        ),
      }
    }),
  )
}

type Held = Pick<RsaTarget, 'rsaTargetNo' | 'rsaTargetNm' | 'rsaTypeCd' | 'rsaMatrixNo' | 'vendorCd'> & {
  deptNm: string | null
  confirmDt: string
  understoodYn: 'Y' | 'N' | null
  mineYn: 'Y' | 'N'
}
/** Of the caller: of the own department or one above it, of a team that he is in, or of the own company. */
const isOwn = (me: string, deptCd: string): string =>
  `(exists (select 1 from "rsaTeam" m where m."rsaTargetNo" = t."rsaTargetNo" and m."userId" = ${me}) or t."leaderUserId" = ${me}
    or t."vendorCd" is not null and t."vendorCd" = (select u."vendorCd" from "user" u where u."userId" = ${me})
    or t."vendorCd" is null and t."deptCd" in (with recursive up as (select "deptCd", "pdeptCd" from "dept" where "deptCd" = ${deptCd}
         union select d."deptCd", d."pdeptCd" from "dept" d join up on d."deptCd" = up."pdeptCd") select "deptCd" from up))`

async function heldTargets(context: Context, states: readonly string[], plantCd?: string): Promise<Held[]> {
  const { sql, session, today } = context
  const binds = new Binds()
  const scope = scopeWhere(rsaTarget, session, 't', binds)
  const [me, dept] = [binds.add(session.userId), binds.add(session.deptCd ?? '')]
  return sql.query<Held>(
    `select t."rsaTargetNo", t."rsaTargetNm", t."rsaTypeCd", t."rsaMatrixNo", t."vendorCd", d."deptNm", to_json(t."confirmDt") #>> '{}' as "confirmDt",
       (select r."understoodYn" from "rsaRead" r where r."rsaTargetNo" = t."rsaTargetNo" and r."userId" = ${me} limit 1) as "understoodYn",
       case when exists (select 1 from "rsaTeam" m where m."rsaTargetNo" = t."rsaTargetNo" and m."userId" = ${me} and m."signDt" is null) then 'Y' else 'N' end as "mineYn"
     from "rsaTarget" t left join "dept" d using ("deptCd")
     where ${scope} and t."state" = any(${binds.add([...states])}) and t."excludeYn" is distinct from 'Y'
       and (${binds.add(plantCd ?? null)}::text is null or t."plantCd" = ${binds.add(plantCd ?? null)})
       and coalesce(t."confirmDt", t."updateDt") >= ${binds.add(addMonths(today, -lookBackMonths))}::date and ${isOwn(me, dept)}
     order by exists (select 1 from "rsaRead" r where r."rsaTargetNo" = t."rsaTargetNo" and r."userId" = ${me}), t."confirmDt" desc nulls last,
       t."rsaTargetNo" desc limit ${mostTargets}`,
    binds.values,
  )
}
/** Workers of companies in the teams of assessments that lack something of them. */
const workersOf = async (
  { sql }: Context,
  targetNos: readonly number[],
  lacks: 'sign' | 'read',
): Promise<Map<number, UnreadWorker[]>> => {
  const rows = await sql.query<UnreadWorker & { rsaTargetNo: number }>(
    `select m."rsaTargetNo", m."vendorWorkerNo", w."vendorWorkerNm" as "workerNm", v."vendorNm" from "rsaTeam" m
     join "vendorWorker" w using ("vendorWorkerNo") left join "vendor" v on v."vendorCd" = w."vendorCd"
     where m."rsaTargetNo" = any($1::bigint[]) and ($2 = 'sign' and m."signDt" is null or $2 = 'read' and not exists (
       select 1 from "rsaRead" r where r."rsaTargetNo" = m."rsaTargetNo" and r."vendorWorkerNo" = m."vendorWorkerNo")) order by 3, 2`,
    [targetNos, lacks],
  )
  const found = new Map<number, UnreadWorker[]>()
  for (const { rsaTargetNo, ...worker } of rows)
    found.set(rsaTargetNo, [...(found.get(rsaTargetNo) ?? []), worker])
  return found
}

/** The risks of the caller's work that were told, what he has not read first. @param plantCd of a shared device */
export async function todayRisks(context: Context, plantCd?: string): Promise<RiskTarget[]> {
  const held = await heldTargets(context, endedTargetStates, plantCd)
  const workers = await workersOf(
    context,
    held.map(({ rsaTargetNo }) => rsaTargetNo),
    'read',
  )
  const told = await Promise.all(
    held.map(async (target) => ({
      rsaTargetNo: target.rsaTargetNo,
      rsaTargetNm: target.rsaTargetNm,
      deptNm: target.deptNm,
      confirmDt: target.confirmDt,
      understoodYn: target.understoodYn,
      risks: await worstRisks(context, target, context.session.language),
      workers: workers.get(target.rsaTargetNo) ?? [],
    })),
  )
  // A target whose rows are gone has nothing to be read.
  return told.filter(({ risks }) => risks.length > 0)
}

/** What was told and the caller has not answered yet. */
export const unreadTargets = async (
  context: Context,
): Promise<Pick<RiskTarget, 'rsaTargetNo' | 'rsaTargetNm' | 'deptNm'>[]> =>
  (await heldTargets(context, endedTargetStates)).filter(({ understoodYn }) => understoodYn === null)
/** Assessments that wait for the caller's signature, or for that of a worker beside him. */
export async function risksToSign(context: Context, plantCd: string): Promise<RiskToSign[]> {
  const held = await heldTargets(context, openTargetStates, plantCd)
  const workers = await workersOf(
    context,
    held.map(({ rsaTargetNo }) => rsaTargetNo),
    'sign',
  )
  const found: RiskToSign[] = []
  for (const target of held) {
    const { rsaTargetNo, rsaTargetNm, deptNm, mineYn } = target
    const asked = workers.get(rsaTargetNo) ?? []
    if (mineYn === 'N' && asked.length === 0) continue
    const { scored, unscored } = await summaryOf(context, target)
    const rowCnt = scored + unscored
    if (rowCnt > 0) found.push({ rsaTargetNo, rsaTargetNm, deptNm, mineYn, rowCnt, workers: asked })
  }
  return found
}

/** The worker of a company in the team of a target at whose device the caller stands. @throws Refusal 400, 403 */
export function workerOfTeam(row: RsaTarget, context: Context, asked: unknown): number {
  const stranger = whyNotOfTeam(row, context)
  if (stranger) throw forbidden(stranger)
  const member = row.team.find(
    ({ vendorWorkerNo }) => vendorWorkerNo !== null && vendorWorkerNo === Number(asked),
  )
  if (!member) throw badField('vendorWorkerNo', dailyRefusals.noTeamWorker())
  return member.vendorWorkerNo!
}
const understood = { understoodYn: flag('이해', { first: 'Y' }) }
/** A worker of a company says at a shared device that he knows the risks; he has proven himself by his PIN. */
export async function readAsWorker(
  row: RsaTarget,
  context: Context,
  vendorWorkerNo: number,
  body: unknown,
): Promise<void> {
  if (!endedTargetStates.includes(row.state)) throw conflict(planRefusals.notShared())
  if (row.reads.some((each) => each.vendorWorkerNo === vendorWorkerNo))
    throw conflict(planRefusals.readAlready())
  const given = checkedInput(understood, { understoodYn: (body as { understoodYn?: unknown })?.understoodYn })
  await addLine(context, rsaTarget, 'reads', row.rsaTargetNo, {
    userId: null,
    vendorWorkerNo,
    readDt: context.now,
    langCd: context.session.language,
    understoodYn: given['understoodYn'] === 'N' ? 'N' : 'Y',
  })
}
/** @throws Refusal 403 to a session that was not opened at a shared device */
export function deviceOf({ session }: Context): { plantCd: string } {
  if (!session.device) throw forbidden(dailyRefusals.onlyHere())
  return session.device
}
