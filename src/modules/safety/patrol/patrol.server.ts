import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { defined } from '../../../core/shared/defined.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { isSafety } from '../../vendor/vendor-people.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { findingBehaviour, pictured } from './patrol-finding.server.ts'
import { patrolRefusals } from './patrol-refusals.texts.ts'
import { safPatrol, type SafPatrol } from './patrol.resource.ts'
import { isOfContractor, missingKinds, patrolTypes, treatments } from './patrol.rule.ts'

type Rule = Guard<typeof safPatrol>
const leader: Rule = ({ leadUserId }, { session }) =>
  leadUserId === session.userId || isSafety(session) || isSystem(session)
    ? undefined
    : patrolRefusals.leadOnly()

/** Names of the kinds of members in the order of the code group. */
const namesOf = async ({ sql, session }: Context, kinds: readonly string[]): Promise<string> =>
  (
    await sql.query<{ codeNm: string }>(
      `select ${codeNameColumn[session.language]} as "codeNm" from "codeItem" where "codeGrpCd" = 'SAF_PATROL_MEMBER' and "code" = any($1::text[]) order by array_position($1::text[], "code")`,
      [kinds],
    )
  )
    .map(({ codeNm }) => codeNm)
    .join(', ')
/** 합동점검: of each of the four kinds one at least. */
const composition: Rule = async ({ patrolTypeCd, members }, context) => {
  if (patrolTypeCd !== patrolTypes.joint) return undefined
  const missing = missingKinds(members)
  return missing.length > 0
    ? patrolRefusals.composition({ kinds: await namesOf(context, missing) })
    : undefined
}
const route: Rule = ({ areas, vendors, patrolTypeCd }) => {
  if (areas.length === 0) return patrolRefusals.noRoute()
  return patrolTypeCd === patrolTypes.round && vendors.length === 0 ? patrolRefusals.noCompany() : undefined
}
const findingsOf = ({ sql }: Context, patrolNo: number) =>
  sql.query<{ findNo: number; findCd: string; state: string; treatCd: string }>(
    'select "findNo", "findCd", "state", "treatCd" from "safPatrolFinding" where "patrolNo" = $1 order by 1',
    [patrolNo],
  )
const pictures: Rule = async ({ patrolNo }, context) => {
  const findings = await findingsOf(context, patrolNo)
  const shown = await pictured(
    context,
    findings.map(({ findNo }) => findNo),
  )
  const without = findings.filter(({ findNo }) => !shown.has(findNo))
  return without.length > 0
    ? patrolRefusals.pictures({ codes: without.map(({ findCd }) => findCd).join(', ') })
    : undefined
}

/** Patrols: begun at once, filled in on the way, completed by who leads them. (saf.md 4; 시행규칙 제80조·제82조) */
export const patrolBehaviour = defineBehaviour(safPatrol, {
  without: ['multi'],
  mayEdit: (row, context) => (row.state === 'begun' ? leader(row, context) : patrolRefusals.completed()),
  mayDelete: async (row, context) => {
    if (row.state !== 'begun') return patrolRefusals.completed()
    return (await findingsOf(context, row.patrolNo)).length > 0
      ? patrolRefusals.hasFindings()
      : leader(row, context)
  },
  beforeSave: async (input, context, before) => {
    if (context.session.vendorCd) throw forbidden(patrolRefusals.employeesOnly())
    if (before && input.plantCd !== before.plantCd) throw badField('plantCd', patrolRefusals.otherPlant())
    if (input.patrolDt > context.now) throw badField('patrolDt', patrolRefusals.future())
    return {
      ...input,
      leadUserId: before?.leadUserId ?? context.session.userId,
      ...(await linesOf(input, context, before)),
    }
  },
  transitions: {
    complete: {
      may: leader,
      guards: { route, composition, pictures },
      set: (_, { now }) => ({ endDt: now }),
      effect: async (row, context) => {
        const findings = await findingsOf(context, row.patrolNo)
        for (const { findNo } of findings.filter(({ state }) => state === 'found'))
          await actingAs(context, { ...context.session, depts: null }, (own) =>
            runTransition(findingBehaviour, own, findNo, 'tell'),
          )
        const goodCnt = findings.filter(({ treatCd }) => treatCd === treatments.good).length
        const counts = { goodCnt, badCnt: findings.length - goodCnt }
        await setColumns(context, safPatrol, row.patrolNo, counts, { trail: false })
        if (row.patrolTypeCd === patrolTypes.joint) await askSignatures(row, context)
      },
    },
  },
})

type Given = Partial<Pick<SafPatrol, 'members' | 'vendors' | 'areas'>> & { plantCd: string }
/**
 * The lines that were given, with what the server adds: of which company a member is, and when a place was visited.
 * @throws Refusal 400
 */
async function linesOf(input: object, { sql, now }: Context, before: SafPatrol | undefined) {
  const { members, vendors, areas, plantCd } = input as Given
  const once = (path: string, keys: readonly (string | number)[]) => {
    if (new Set(keys).size < keys.length) throw badField(path, patrolRefusals.twice())
  }
  const people = await sql.query<{ userId: string; vendorCd: string | null }>(
    'select "userId", "vendorCd" from "user" where "userId" = any($1::text[])',
    [members?.map(({ memberUserId }) => memberUserId) ?? []],
  )
  const companyOf = new Map(people.map(({ userId, vendorCd }) => [userId, vendorCd]))
  once('members', members?.map(({ memberUserId }) => memberUserId) ?? [])
  for (const [index, { memberUserId, memberKindCd }] of (members ?? []).entries()) {
    const isContractor = isOfContractor(memberKindCd)
    if (isContractor !== Boolean(companyOf.get(memberUserId)))
      throw badField(
        `members.${index}.memberUserId`,
        isContractor ? patrolRefusals.contractorSide() : patrolRefusals.hostSide(),
      )
  }
  once('vendors', vendors?.map(({ vendorCd }) => vendorCd) ?? [])
  once('areas', areas?.map(({ areaCd }) => areaCd) ?? [])
  const places = await sql.query<{ areaCd: string; plantCd: string }>(
    'select "areaCd", "plantCd" from "permitArea" where "areaCd" = any($1::text[])',
    [areas?.map(({ areaCd }) => areaCd) ?? []],
  )
  for (const [index, { areaCd }] of (areas ?? []).entries())
    if (places.find((place) => place.areaCd === areaCd)?.plantCd !== plantCd)
      throw badField(`areas.${index}.areaCd`, patrolRefusals.otherPlant())
  const visited = new Map([
    ...(before?.vendors ?? []).map(({ vendorCd, visitDt }) => [`v ${vendorCd}`, visitDt] as const),
    ...(before?.areas ?? []).map(({ areaCd, visitDt }) => [`a ${areaCd}`, visitDt] as const),
  ])
  return defined({
    members: members?.map((member) => ({
      ...member,
      vendorCd: companyOf.get(member.memberUserId) ?? null,
    })),
    vendors: vendors?.map((each) => ({ ...each, visitDt: visited.get(`v ${each.vendorCd}`) ?? now })),
    areas: areas?.map((each) => ({ ...each, visitDt: visited.get(`a ${each.areaCd}`) ?? now })),
  })
}

const askSignatures = async (row: SafPatrol, context: Context): Promise<void> => {
  await notify(context, 'SAF_PATROL_SIGN', {
    to: row.members
      .map(({ memberUserId }) => memberUserId)
      .filter((userId) => userId !== context.session.userId),
    variables: {
      patrolCd: row.patrolCd ?? '',
      plantNm: row.plantNm ?? '',
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(safetyRecords.safPatrol, row.patrolNo),
    plantCd: row.plantCd,
  })
}
