import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden, notFound } from '../../../core/server/http/errors.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput, createRecord } from '../../../core/server/entity/save.ts'
import { code, text } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Feed } from '../../../platform/feed/feed.server.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { equipmentEntries } from './equipment-port.server.ts'
import { gateReasons } from './gate-port.server.ts'
import { equipmentReasons } from '../equip/equipment-ready.server.ts'
import { isKeeper } from '../vendor-people.server.ts'
import { enterLog, enterLogMenu, inouts, logSources } from './enter-log.resource.ts'
import { type EnterPass, enterPass } from './enter-pass.resource.ts'
import { passStates } from './enter-transitions.rule.ts'
import { enterSentences } from './enter.texts.ts'
import { passQrKinds } from './pass-card.server.ts'
import { label } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { passOrder, type GateProblem } from './pass-ready.server.ts'
import type { Batch } from '../../../platform/log/batch-run.ts'

type PassFacts = Pick<EnterPass, 'plantCd' | 'vendorCd' | 'vendorWorkerNo' | 'vendorEquipNo'>
const keeperOnly = enterSentences.logKeeper()

/** Passages at the gates; a record is never changed afterwards. */
export const enterLogBehaviour = defineBehaviour(enterLog, {
  without: ['update', 'delete', 'multi'],
  beforeSave: async (input, { sql, session, now }) => {
    if (!isSystem(session) && !isKeeper(session, [enterLogMenu])) throw forbidden(keeperOnly)
    if (Date.parse(input.enterDt) > Date.parse(now)) throw badField('enterDt', enterSentences.logLater())
    const pass = await sql.one<PassFacts>(
      'select "plantCd", "vendorCd", "vendorWorkerNo", "vendorEquipNo" from "enterPass" where "passNo" = $1',
      [input.passNo],
    )
    return {
      ...input,
      ...pass,
      okYn: 'Y' as const,
      srcCd: isSystem(session) ? logSources.feed : logSources.hand,
    }
  },
})
const anyLog = enterLogBehaviour

const gateBatch: Batch = {
  batchCd: 'GATE_FEED',
  name: ['출입연동', 'Gate feed', '出入联动', 'Integración de puertas'],
  records: 'all',
}
/** 출입기록 of the gate system: gate.csv in the folder of the feeds, by the rules of the Excel upload. */
export const gateFeed: Feed = {
  title: gateBatch.name[0],
  batch: gateBatch,
  file: 'gate.csv',
  behaviour: anyLog,
  columns: ['passNo', 'gateCd', 'inoutCd', 'enterDt'],
}

/** The gate's answer to a person with a pass. */
export interface GateAnswer {
  ok: boolean
  passCd: string
  /** 김** or the name of the equipment. */
  holderNm: string
  vendorNm: string
  areaTxt: string | null
  toYmd: string
  /** The same sentences as before a permit, each with the page that puts it right. */
  reasons: GateProblem[]
}
const asked = {
  given: text('출입증', { required: true, max: 1000 }),
  gateCd: code('게이트', 'GATE', { required: true }),
  inoutCd: code('입출', 'INOUT', { required: true }),
}

/**
 * Somebody shows a pass at a gate: judged, noted, answered. Going out is never refused.
 * @param body number of the pass, or what the scanner read from the badge
 * @throws Refusal 404 for what is no pass of the caller's plant, 400 for an incomplete question
 */
export async function passGate(context: Context, qr: QrSigner, body: unknown): Promise<GateAnswer> {
  if (!isKeeper(context.session, [enterLogMenu])) throw forbidden(keeperOnly)
  const question = checkedInput(asked, body) as { given: string; gateCd: string; inoutCd: string }
  for (const [name, group] of [
    ['gateCd', 'GATE'],
    ['inoutCd', 'INOUT'],
  ] as const)
    if (
      !(await context.sql.maybe('select 1 from "codeItem" where "codeGrpCd" = $1 and "code" = $2', [
        group,
        question[name],
      ]))
    )
      throw badField(name, messages.badChoice(asked[name].label))
  const pass = await passOf(context, qr, question.given)
  const entering = question.inoutCd === inouts.in
  const reasons = entering ? await refusals(context, pass) : []
  const ok = reasons.length === 0
  const values = {
    passNo: pass.passNo,
    gateCd: question.gateCd,
    inoutCd: question.inoutCd,
    enterDt: context.now,
    plantCd: pass.plantCd,
    vendorCd: pass.vendorCd,
    vendorWorkerNo: pass.vendorWorkerNo,
    vendorEquipNo: pass.vendorEquipNo,
    srcCd: logSources.gate,
    okYn: ok ? 'Y' : 'N',
    refuseTxt: ok
      ? null
      : reasons
          .map(({ message }) => message)
          .join('\n')
          .slice(0, 1000),
  } as const
  // The gate notes more than a person may write: what it judged, and that it was the gate.
  await createRecord({ ...enterLogBehaviour, beforeSave: () => values }, context, {
    passNo: values.passNo,
    gateCd: values.gateCd,
    inoutCd: values.inoutCd,
    enterDt: values.enterDt,
  })
  return {
    ok,
    passCd: pass.passCd ?? '',
    holderNm: pass.vendorWorkerNm ?? pass.vendorEquipNm ?? '',
    vendorNm: pass.vendorNm ?? '',
    areaTxt: pass.areaTxt,
    toYmd: pass.toYmd,
    reasons,
  }
}

const noPass = enterSentences.noPass()
/** The pass that was shown: by its number, that on the badge of equipment, or the newest of a worker's badge. */
async function passOf(context: Context, qr: QrSigner, given: string): Promise<EnterPass> {
  const facts = qr.read(given)
  const found =
    facts?.kind === passQrKinds.equipment
      ? await context.sql.maybe<{ passNo: number }>(
          'select "passNo" from "enterPass" where "vendorEquipNo" = $1 and "passCd" = $2',
          [facts.recordNo, facts.cd],
        )
      : facts?.kind === passQrKinds.worker
        ? await context.sql.maybe<{ passNo: number }>(
            `select p."passNo" from "enterPass" p where p."vendorWorkerNo" = $1 and ($2::text is null or p."plantCd" = $2)
           order by ${passOrder('p', '$3::date')} limit 1`,
            [facts.recordNo, context.session.plantCd, context.today],
          )
        : await context.sql.maybe<{ passNo: number }>(
            'select "passNo" from "enterPass" where "passCd" = $1',
            [given.trim()],
          )
  if (!found) throw notFound(noPass)
  return await loadRecord(enterPass, context, found.passNo)
}

async function refusals(context: Context, pass: EnterPass): Promise<GateProblem[]> {
  const day = context.today
  if (pass.vendorWorkerNo !== null) return gateReasons(context, pass.vendorWorkerNo, pass.plantCd, day)
  const fixUrl = addressOf(vendorRecords.enterPass, pass.passNo)
  return [
    ...(pass.state === 'valid'
      ? []
      : [{ message: enterSentences.passState({ state: label(passStates[pass.state]) }), fixUrl }]),
    ...(pass.toYmd < day ? [{ message: enterSentences.passEnded({ day: pass.toYmd }), fixUrl }] : []),
    ...(await equipmentRefusals(context, { ...pass, vendorEquipNo: pass.vendorEquipNo! })),
  ]
}
/** What stands against equipment with a pass today, beside the pass itself. */
export async function equipmentRefusals(
  context: Context,
  pass: Pick<EnterPass, 'passNo' | 'plantCd'> & { vendorEquipNo: number },
): Promise<GateProblem[]> {
  const fixUrl = addressOf(vendorRecords.enterPass, pass.passNo)
  const reasons = await equipmentReasons(context, [pass.vendorEquipNo], pass.plantCd, context.today)
  return [
    ...(await equipmentEntries.reasons(context, pass.passNo)).map((message) => ({ message, fixUrl })),
    ...reasons.map((reason) => ({ message: reason.message, fixUrl: reason.fixUrl ?? fixUrl })),
  ]
}

/**
 * People of a company who came in on an average day of the last twelve months at a plant; undefined while the
 * gates know nothing of it.
 */
export async function averageHeadcount(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  vendorCd: string,
  plantCd: string,
): Promise<number | undefined> {
  const { average } = await sql.one<{ average: number | null }>(
    `select avg(people)::float8 as average from (
       select count(distinct "vendorWorkerNo") as people from "enterLog" where "vendorCd" = $1 and "plantCd" = $2 and "okYn" = 'Y' and "inoutCd" = $4
         and "vendorWorkerNo" is not null and "enterDt" > $3::timestamptz - interval '12 months'
       group by ("enterDt" at time zone 'Asia/Seoul')::date) days`,
    [vendorCd, plantCd, now, inouts.in],
  )
  return average ?? undefined
}
