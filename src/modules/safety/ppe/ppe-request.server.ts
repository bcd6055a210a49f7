import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { headsOf } from '../../../platform/notification/escalation.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { giveOut, stockOfRequest } from './ppe-giving.server.ts'
import { isKeeper, isSafety, isSupervisor, keepersOf } from './ppe-people.server.ts'
import { checkSize, type StockItem } from './ppe-posting.server.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'
import { ppeRequest, type PpeRequest } from './ppe-request.resource.ts'
import { exchangesOf, figuresOf, standardsOf } from './ppe-standards.server.ts'
import { isEarly, isEarlyType, shortReason } from './ppe.rule.ts'

type Rule = Guard<typeof ppeRequest>
const own: Rule = (row, { session }) =>
  row.rqstUserId === session.userId || isSystem(session) ? undefined : ppeRefusals.ownOnly()
const decider: Rule = ({ rqstUserId, rqstTypeCd }, { session }) => {
  if (rqstUserId === session.userId) return ppeRefusals.notOwn()
  if (isSafety(session)) return undefined
  if (isEarlyType(rqstTypeCd)) return ppeRefusals.safetyOnly()
  return isSupervisor(session) ? undefined : ppeRefusals.headOnly()
}
const giver: Rule = ({ plantCd }, { session }) =>
  isKeeper(session, plantCd) ? undefined : ppeRefusals.keepersOnly()
const ownOrKeeper: Rule = (row, context) => {
  const refusal = own(row, context)
  return refusal && isKeeper(context.session, row.plantCd) ? undefined : refusal
}

interface Asked {
  plantCd: string
  rqstUserId: string
  rqstTypeCd: string
  reasonTxt?: string | null
  lines: readonly { ppeItemNo: number; sizeTxt?: string | null; rqstQty: number }[]
}
/** The items of a request, by number; those that are not there are left out. */
async function itemsOf({ sql, session }: Context, { lines }: Pick<Asked, 'lines'>) {
  const rows = await sql.query<StockItem & { ppeCd: string; ppeNm: string }>(
    `select i."ppeItemNo", i."plantCd", i."ppeCd", i."ppeItemNm", i."sizes", i."useYn", coalesce(${codeNameOf('c', session.language)}, i."ppeCd") as "ppeNm" from "ppeItem" i
     left join "codeItem" c on c."codeGrpCd" = 'PTW_PPE' and c."code" = i."ppeCd" where i."ppeItemNo" = any($1::bigint[])`,
    [lines.map(({ ppeItemNo }) => ppeItemNo)],
  )
  return new Map(rows.map((row) => [row.ppeItemNo, row]))
}
/**
 * What stands against a request: kinds above the standard, and the day before which a kind is early. A reason and a
 * kind of its own allow what is early. (SAF-15)
 */
async function judged(context: Context, asked: Asked) {
  const items = await itemsOf(context, asked)
  const [standards, exchanges, { earlyDays }] = await Promise.all([
    standardsOf(context, asked.rqstUserId),
    exchangesOf(context, asked.rqstUserId),
    figuresOf(context, asked.plantCd),
  ])
  const wanted = new Map<string, { name: string; qty: number }>()
  for (const { ppeItemNo, rqstQty } of asked.lines) {
    const item = items.get(ppeItemNo)
    if (!item) continue
    const qty = (wanted.get(item.ppeCd)?.qty ?? 0) + rqstQty
    wanted.set(item.ppeCd, { name: item.ppeNm, qty })
  }
  const above = [...wanted].flatMap(([ppeCd, { name, qty }]) =>
    qty > (standards.get(ppeCd)?.qty ?? 0) ? [name] : [],
  )
  const earlyYmd = [...wanted.keys()]
    .flatMap((ppeCd) => exchanges.get(ppeCd) ?? [])
    .filter((nextYmd) => isEarly(context.today, nextYmd, earlyDays))
    .toSorted()
    .at(-1)
  return { items, above, earlyYmd }
}
/** Early without a kind of its own or without a reason, at the field where it is put right. */
function earlyIssue({ rqstTypeCd, reasonTxt }: Asked, earlyYmd: string | undefined) {
  const reason = (reasonTxt ?? '').trim().length >= shortReason
  if (earlyYmd && !isEarlyType(rqstTypeCd))
    return { path: 'rqstTypeCd', message: ppeRefusals.earlyType({ ymd: earlyYmd }) }
  if (isEarlyType(rqstTypeCd) && !reason)
    return { path: 'reasonTxt', message: ppeRefusals.early({ ymd: earlyYmd ?? '–' }) }
  return undefined
}
const inTime: Rule = async (row, context) =>
  earlyIssue(asked(row), (await judged(context, asked(row))).earlyYmd)?.message
const asked = (row: PpeRequest): Asked => ({ ...row, rqstUserId: row.rqstUserId ?? '' })
const some: Rule = ({ lines }) => (lines.length > 0 ? undefined : ppeRefusals.noLines())

/** Stock for all that is still to be given, each shortage with what there is; 409. */
const stocked: Rule = async (row, context) =>
  (await stockOfRequest(context, row)).flatMap(({ item, usable, open }): Reason[] =>
    usable < open ? [{ guard: 'stock', message: ppeRefusals.shortOf({ item, n: usable }), status: 409 }] : [],
  )
const stockedInPart: Rule = async (row, context) => {
  const lines = await stockOfRequest(context, row)
  if (lines.every(({ usable, open }) => usable >= open)) return ppeRefusals.allThere()
  return lines.some(({ usable, open }) => open > 0 && usable > 0)
    ? undefined
    : [{ guard: 'stock', message: ppeRefusals.nothingThere(), status: 409 }]
}

const linkOf = ({ ppeRequestNo }: PpeRequest): string => addressOf(safetyRecords.ppeRequest, ppeRequestNo)
const tell = async (context: Context, eventCd: string, row: PpeRequest, to: readonly (string | null)[]) => {
  await notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: { ppeRequestCd: row.ppeRequestCd ?? '', actUserNm: context.session.userNm },
    linkUrl: linkOf(row),
    plantCd: row.plantCd,
  })
}
const decided = { decideUserId: null, decideDt: null }
const decision = (_: PpeRequest, { now, session }: Context) => ({
  decideUserId: isSystem(session) ? null : session.userId,
  decideDt: now,
})

/** 보호구 신청: asked for, decided, given from the stock. (안전보건규칙 제32조; saf.md 4) */
export const ppeRequestBehaviour = defineBehaviour(ppeRequest, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'draft' || row.state === 'rejected' ? own(row, context) : ppeRefusals.draftOnly(),
  mayDelete: (row, context) => (row.state === 'draft' ? own(row, context) : ppeRefusals.deleteDraft()),
  beforeSave: async (input, context, before) => {
    const rqstUserId = before?.rqstUserId ?? context.session.userId
    const lines = input.lines ?? before?.lines ?? []
    const given: Asked = { ...input, rqstUserId, lines }
    const { items, above, earlyYmd } = await judged(context, given)
    for (const [index, { ppeItemNo, sizeTxt }] of lines.entries()) {
      const item = items.get(ppeItemNo)
      if (item && item.plantCd !== input.plantCd)
        throw badField(`lines.${index}.ppeItemNo`, ppeRefusals.otherPlant())
      if (item) checkSize(item, sizeTxt, `lines.${index}.sizeTxt`)
    }
    const issue = earlyIssue(given, earlyYmd)
    if (issue) throw badField(issue.path, issue.message)
    return {
      ...input,
      rqstUserId,
      overYn: above.length > 0 ? ('Y' as const) : ('N' as const),
      issueQty: lines.reduce((sum, { rqstQty }) => sum + rqstQty, 0),
    }
  },
  transitions: {
    request: {
      may: own,
      guards: {
        lines: some,
        cycle: inTime,
        standard: async (row, context) => {
          const { above } = await judged(context, asked(row))
          return above.length > 0 ? ppeRefusals.above({ kinds: above.join(', ') }) : undefined
        },
      },
      set: (_, { now }) => ({ rqstDt: now, ...decided }),
      effect: async (row, context) => {
        const to = isEarlyType(row.rqstTypeCd)
          ? await keepersOf(context, row.plantCd)
          : [...(await headsOf(context.sql, [row.rqstUserId ?? ''])).values()]
        await tell(context, 'PPE_REQUESTED', row, to)
      },
    },
    submit: {
      may: own,
      guards: {
        lines: some,
        cycle: inTime,
        standard: async (row, context) =>
          (await judged(context, asked(row))).above.length > 0 ? undefined : ppeRefusals.within(),
      },
      set: (_, { now }) => ({ rqstDt: now, ...decided }),
    },
    approve: {
      may: decider,
      set: decision,
      effect: async (row, context) =>
        tell(context, 'PPE_DECIDED', row, [row.rqstUserId, ...(await keepersOf(context, row.plantCd))]),
    },
    reject: {
      may: decider,
      set: decision,
      effect: (row, context) => tell(context, 'PPE_DECIDED', row, [row.rqstUserId]),
    },
    approveAbove: { set: decision },
    rejectAbove: { set: decision },
    issue: { may: giver, guards: { stock: stocked }, effect: giveOut },
    issuePart: { may: giver, guards: { stock: stockedInPart }, effect: giveOut },
    cancel: { may: ownOrKeeper },
  },
})
