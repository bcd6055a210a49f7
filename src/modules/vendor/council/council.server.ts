import { councilAgendas } from '../vendor/vendor-codes.rule.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { addLines, changeLine } from '../../../core/server/entity/lines.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { messages } from '../../../core/shared/messages.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { headOfficePeople, isSafety, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { council, type Council } from './council.resource.ts'
import {
  agendaRefusal,
  councilKindOf,
  decisionRefusal,
  meetingRefusal,
  memberRefusal,
  monthlyKind,
  registeredRefusal,
  signatureRefusal,
} from './council.rule.ts'
import { councilStates } from './council-transitions.rule.ts'
import { fixedAgendas } from './council-agendas.texts.ts'
import { councilSentences } from './council.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

type Rule = Guard<typeof council>
/** Source of improvements that a council decides, item of IMPR_SOURCE. */
const councilSource = 'MGT'
/** Item of COUNCIL_AGENDA under which a committee writes what it dealt with. */
const otherAgenda = councilAgendas.other
const safetyOnly = councilSentences.safetyOnly()
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : safetyOnly)

/** Companies at work under a contract of the plant. */
const companiesOf = (
  { sql, today }: Context,
  plantCd: string,
): Promise<{ vendorCd: string; vendorNm: string }[]> =>
  sql.query(
    `select distinct v."vendorCd", v."vendorNm" from "vendorContract" c join "vendor" v using ("vendorCd")
     where c."plantCd" = $1 and c."state" = 'active' and $2::date between c."fromYmd" and c."toYmd" order by 2`,
    [plantCd, today],
  )
const members: Rule = async (row, context) =>
  memberRefusal(row.attends, await companiesOf(context, row.plantCd), row.kindCd)
/** The person who does what was decided must have a department, because the improvement goes there. */
const owners: Rule = async (row, { sql }) => {
  const ids = row.items
    .filter(({ decisionCont }) => decisionCont)
    .flatMap(({ ownerUserId }) => ownerUserId ?? [])
  const without = await sql.query<{ userNm: string }>(
    'select "userNm" from "user" where "userId" = any($1::text[]) and "deptCd" is null order by 1',
    [ids],
  )
  return without.length > 0
    ? councilSentences.ownersDept({ names: without.map(({ userNm }) => userNm).join(', ') })
    : undefined
}

/** Councils of the plants: planned by the clock, written by the safety people, signed by who came. */
export const councilBehaviour = defineBehaviour(council, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'planned' || row.state === 'held'
      ? safety(row, context)
      : row.state === 'missed'
        ? messages.wrongState(councilStates.missed)
        : councilSentences.shared(),
  mayDelete: (row, context) =>
    row.state === 'planned' ? safety(row, context) : councilSentences.deletePlanned(),
  beforeSave: async (input, { session, sql, now }, before) => {
    if (!isSafety(session)) throw forbidden(safetyOnly)
    if (before && before.kindCd !== input.kindCd) throw badField('kindCd', councilSentences.fixedKind())
    if (input.councilYm !== before?.councilYm && input.councilYm < now.slice(0, 7))
      throw badField('councilYm', councilSentences.pastMonth())
    if (input.meetDt && input.meetDt.slice(0, 7) !== input.councilYm)
      throw badField('meetDt', councilSentences.otherMonth())
    if (!input.attends) return input
    const ids = input.attends.map(({ attendUserId }) => attendUserId)
    if (new Set(ids).size < ids.length) throw badField('attends', councilSentences.twice())
    const people = await sql.query<{ userId: string; vendorCd: string | null }>(
      'select "userId", "vendorCd" from "user" where "userId" = any($1::text[])',
      [ids],
    )
    const vendors = new Map(people.map(({ userId, vendorCd }) => [userId, vendorCd]))
    return {
      ...input,
      attends: input.attends.map((attend) => ({
        ...attend,
        vendorCd: vendors.get(attend.attendUserId) ?? null,
      })),
    }
  },
  // Subjects and members are filled in; the person still writes what was discussed and who came.
  afterSave: async (councilNo, context, before) => {
    if (before) return
    const { sql } = context
    const written = await loadRecord(council, context, councilNo)
    const { plantCd, chairUserId, kindCd } = written
    const subjects = kindCd === monthlyKind ? Object.keys(fixedAgendas).toSorted() : [otherAgenda]
    await addLines(
      context,
      council,
      'items',
      councilNo,
      subjects
        .filter((agendaCd) => written.items.every((item) => item.agendaCd !== agendaCd))
        .map((agendaCd) => ({ agendaCd })),
      { trail: false },
    )
    const people = [...(chairUserId ? [chairUserId] : []), ...(await safetyPeople(context, plantCd))]
    const companies = kindCd === monthlyKind ? await companiesOf(context, plantCd) : []
    for (const { vendorCd } of companies) people.push(...(await vendorManagers(context, vendorCd)))
    const invited = await sql.query<{ attendUserId: string; vendorCd: string | null; attendYn: 'N' }>(
      `select "userId" as "attendUserId", "vendorCd", 'N' as "attendYn" from "user" where "userId" = any($1::text[]) order by "vendorCd" nulls first, "userId"`,
      [people],
    )
    await addLines(
      context,
      council,
      'attends',
      councilNo,
      invited.filter(({ attendUserId }) =>
        written.attends.every((attend) => attend.attendUserId !== attendUserId),
      ),
      { trail: false },
    )
  },
  transitions: {
    hold: { may: safety, guards: { meeting: (row, { now }) => meetingRefusal(row, now), members } },
    share: {
      may: safety,
      guards: {
        agenda: ({ items, kindCd }) => agendaRefusal(items, kindCd),
        decisions: ({ items }) => decisionRefusal(items),
        owners,
      },
      set: (_, { now }) => ({ shareDt: now }),
      effect: async (row, context) => {
        await openDecisions(row, context)
        await askSignatures(row, context)
      },
    },
    close: {
      may: safety,
      guards: {
        signatures: ({ attends, shareDt }, { today }) => signatureRefusal(attends, shareDt, today),
        registered: ({ items }) => registeredRefusal(items),
      },
    },
    miss: {
      effect: async (row, context) =>
        tell(context, row, 'VND_COUNCIL_MISSED', [
          ...(await headOfficePeople(context)),
          ...(await safetyPeople(context, row.plantCd)),
        ]),
    },
  },
})

/** Every decision becomes an improvement of its owner's department (impr source MGT). */
async function openDecisions(row: Council, context: Context): Promise<void> {
  for (const item of row.items.filter(({ decisionCont }) => decisionCont)) {
    const { deptCd } = await context.sql.one<{ deptCd: string }>(
      'select "deptCd" from "user" where "userId" = $1',
      [item.ownerUserId],
    )
    const { imprNo } = await createImprovement(context, {
      sourceModuleCd: councilSource,
      sourceKey: `council ${row.councilNo}`,
      sourceSubKey: String(item.councilItemNo),
      sourceUrl: address(row),
      imprNm: item.decisionCont!.slice(0, 200),
      problemDesc: String(
        councilSentences.decision({
          kind: councilKindOf(row.kindCd).name,
          month: row.councilYm,
          text: item.decisionCont ?? '',
          owner: item.ownerUserNm ?? '',
          day: item.dueYmd ?? '',
        }),
      ).slice(0, 2000),
      plantCd: row.plantCd,
      deptCd,
      placeNm: row.placeNm!,
      hazardTypeCd: 'ETC',
    })
    const opened = { councilItemNo: item.councilItemNo, imprNo }
    await changeLine(context, council, 'items', row.councilNo, opened, { trail: false })
  }
}

/** Shares the minutes with every company, and asks everybody who took part for a signature. */
async function askSignatures(row: Council, context: Context): Promise<void> {
  const companies = [...new Set(row.attends.flatMap(({ vendorCd }) => vendorCd ?? []))]
  const managers = (await Promise.all(companies.map((vendorCd) => vendorManagers(context, vendorCd)))).flat()
  const came = row.attends.filter(({ attendYn }) => attendYn === 'Y')
  const ofCompanies = came.filter(({ vendorCd }) => vendorCd).map(({ attendUserId }) => attendUserId)
  await tell(
    context,
    row,
    'VND_COUNCIL_SHARED',
    [...new Set([...managers, ...ofCompanies])],
    '/vendor/portal/vendorInfo?part=council',
  )
  await tell(
    context,
    row,
    'VND_COUNCIL_SHARED',
    came.filter(({ vendorCd }) => !vendorCd).map(({ attendUserId }) => attendUserId),
  )
}

const address = ({ councilNo }: Council): string => addressOf(vendorRecords.council, councilNo)
const tell = (
  context: Context,
  row: Council,
  eventCd: string,
  to: readonly string[],
  linkUrl = address(row),
): Promise<void> =>
  notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: { councilCd: row.councilCd ?? '', councilYm: row.councilYm, plantNm: row.plantNm ?? '' },
    linkUrl,
    plantCd: row.plantCd,
  }).then(() => undefined)

/**
 * Plans this month's council at every plant where a company works and none is planned.
 * @returns how many were
 * planned
 */
export async function planCouncils(engine: Engine): Promise<number> {
  return inTransaction(engine, asSystem('협의체 시계'), async (context) => {
    const councilYm = context.now.slice(0, 7)
    const plants = await context.sql.query<{ plantCd: string }>(
      `select distinct c."plantCd" from "vendorContract" c where c."state" = 'active' and $1::date between c."fromYmd" and c."toYmd"
         and not exists (select 1 from "council" n where n."plantCd" = c."plantCd" and n."councilYm" = $2 and n."kindCd" = $3) order by 1`,
      [context.today, councilYm, monthlyKind],
    )
    for (const { plantCd } of plants)
      await createRecord(councilBehaviour, context, { kindCd: monthlyKind, plantCd, councilYm })
    return plants.length
  })
}
