import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badField } from '../../../core/server/http/errors.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { judgeAgain } from './event-judge.server.ts'
import { safetyOnly } from './event-people.server.ts'
import { proposeReset } from '../noaccident/no-acc-propose.server.ts'
import { eventRefusals } from './event-refusals.texts.ts'
import { restOf } from './event-rest.server.ts'
import { eventKinds } from './rules/event-codes.rule.ts'
import { safEvent, type SafEvent } from './saf-event.resource.ts'
import { safEventNote, safEventPerson } from './saf-event-person.resource.ts'

const lastGrade = 14
const isEnded = ({ state }: Pick<SafEvent, 'state'>): boolean => state === 'closed' || state === 'notAccident'
const ofOpenEvent = async ({ safEventNo }: { safEventNo: number }, context: Context) =>
  isEnded(await loadRecord(safEvent, context, safEventNo)) ? eventRefusals.ended() : undefined

/** Exactly the one that the kind of person says. */
function checkWho({ personTypeCd, userId, vendorWorkerNo, personNm }: Input<typeof safEventPerson>): void {
  const given = { employee: userId, contractor: vendorWorkerNo, other: personNm }
  for (const [kind, value] of Object.entries(given)) {
    const fields = { employee: 'userId', contractor: 'vendorWorkerNo', other: 'personNm' } as const
    if ((kind === personTypeCd) !== Boolean(value))
      throw badField(fields[kind as keyof typeof fields], eventRefusals.onePerson())
  }
}
/** Days that cannot be, each at its field. @throws Refusal 400 */
function checkDays(person: Input<typeof safEventPerson>, occurYmd: string, today: string): void {
  const { restFromYmd, restToYmd, deathYmd, returnYmd, disGradeLvl } = person
  if (restFromYmd && restFromYmd < occurYmd) throw badField('restFromYmd', eventRefusals.restBefore())
  if (restToYmd && !restFromYmd) throw badField('restFromYmd', eventRefusals.restOpen())
  if (restToYmd && restFromYmd && restToYmd < restFromYmd)
    throw badField('restToYmd', eventRefusals.restReversed())
  if (deathYmd && (deathYmd < occurYmd || deathYmd > today))
    throw badField('deathYmd', eventRefusals.deathBefore())
  if (returnYmd && returnYmd < (restToYmd ?? restFromYmd ?? occurYmd))
    throw badField('returnYmd', eventRefusals.returnBefore())
  if (
    typeof disGradeLvl === 'number' &&
    (disGradeLvl < 1 || disGradeLvl > lastGrade || !Number.isInteger(disGradeLvl))
  )
    throw badField('disGradeLvl', eventRefusals.badGrade())
}

/**
 * 재해자: the days of rest and loss follow from what is entered, and the event is judged again with every change.
 * (SAF-03, SAF-04)
 */
export const safEventPersonBehaviour = defineBehaviour(safEventPerson, {
  without: ['multi', 'excel'],
  mayEdit: async (row, context) => safetyOnly(row, context) ?? (await ofOpenEvent(row, context)),
  mayDelete: async (row, context) => {
    const { state } = await loadRecord(safEvent, context, row.safEventNo)
    return state === 'reported' ? safetyOnly(row, context) : eventRefusals.kept()
  },
  beforeSave: async (input, context, before) => {
    const event = await loadRecord(safEvent, context, before?.safEventNo ?? input.safEventNo)
    const refusal = safetyOnly(event, context)
    if (refusal) throw badField('safEventNo', refusal)
    if (isEnded(event)) throw badField('safEventNo', eventRefusals.ended())
    if (event.eventKindCd !== eventKinds.accident) throw badField('safEventNo', eventRefusals.noPersons())
    const occurYmd = event.occurDt.slice(0, 10)
    checkWho(input)
    checkDays(input, occurYmd, context.today)
    const worker = input.vendorWorkerNo
      ? await context.sql.maybe<{ vendorCd: string }>(
          'select "vendorCd" from "vendorWorker" where "vendorWorkerNo" = $1',
          [input.vendorWorkerNo],
        )
      : undefined
    return {
      ...input,
      safEventNo: event.safEventNo,
      plantCd: event.plantCd,
      vendorCd: worker?.vendorCd ?? null,
      ...(await restOf(context, { plantCd: event.plantCd, occurYmd }, input)),
    }
  },
  afterSave: async (key, context) => {
    const { safEventNo } = await loadRecord(safEventPerson, context, key)
    const event = await loadRecord(safEvent, context, safEventNo)
    if (event.state === 'reported') return
    await judgeAgain(context, event)
    await proposeReset(context, safEventNo)
  },
})

/** 진술·면담: written by safety staff while the event is open. */
export const safEventNoteBehaviour = defineBehaviour(safEventNote, {
  without: ['multi', 'excel'],
  mayEdit: async (row, context) => safetyOnly(row, context) ?? (await ofOpenEvent(row, context)),
  mayDelete: () => eventRefusals.kept(),
  beforeSave: async (input, context, before) => {
    const event = await loadRecord(safEvent, context, before?.safEventNo ?? input.safEventNo)
    if (isEnded(event)) throw badField('safEventNo', eventRefusals.ended())
    if (Date.parse(input.noteDt) > Date.parse(context.now)) throw badField('noteDt', eventRefusals.future())
    return { ...input, safEventNo: event.safEventNo, plantCd: event.plantCd }
  },
})
