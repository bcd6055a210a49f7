import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, badFields } from '../../core/server/http/errors.ts'
import { accountStates } from '../user/user.resource.ts'
import { grp, groupKinds, type GroupKind } from './grp.resource.ts'
import { memberIssues } from './grp.rule.ts'
import { groupMessages } from './grp.texts.ts'

/** The table in which the members of each kind are found. */
const sources: Record<GroupKind, { table: string; key: string; name: string; active: string }> = {
  [groupKinds.user]: {
    table: 'user',
    key: 'userId',
    name: 'userNm',
    active: `"acctStatusCd" <> '${accountStates.stopped}'`,
  },
  [groupKinds.dept]: { table: 'dept', key: 'deptCd', name: 'deptNm', active: `"useYn" = 'Y'` },
  [groupKinds.vendor]: { table: 'vendor', key: 'vendorCd', name: 'vendorNm', active: `"useYn" = 'Y'` },
}
const isKind = (value: unknown): value is GroupKind =>
  typeof value === 'string' && Object.hasOwn(sources, value)

/** Members exist and are of the group's kind; who makes a group owns it. */
export const grpBehaviour = defineBehaviour(grp, {
  beforeSave: async (input, { sql, session }, before) => {
    const members = input.members ?? before?.members ?? []
    const issues = memberIssues({ members })
    if (issues.length > 0) throw badFields(issues)
    if (isKind(input.grpKindCd)) {
      const { table, key } = sources[input.grpKindCd]
      const known = await sql.query<{ memberId: string }>(
        `select "${key}" as "memberId" from "${table}" where "${key}" = any($1::text[])`,
        [members.map(({ memberId }) => memberId)],
      )
      const strangers = members.flatMap(({ memberId }, at) =>
        known.some((each) => each.memberId === memberId)
          ? []
          : [
              {
                path: `members.${at}.memberId`,
                message: groupMessages.unknownMember({ memberId }),
              },
            ],
      )
      if (strangers.length > 0)
        throw before && before.grpKindCd !== input.grpKindCd
          ? badField('members', groupMessages.kindFixed())
          : badFields(strangers)
    }
    return { ...input, ownerUserId: input.ownerUserId ?? session.userId }
  },
})

export interface GroupMember {
  memberId: string
  memberNm: string
}
/** Names of members, and who may become one. */
export async function grpRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: grp.menus, right: 'read' } } as const
  app.get(
    '/api/manage/grp/:key/members',
    { config },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const { sql } = reading(engine, request.session)
      const named = Object.entries(sources).map(
        ([kind, { table, key, name }]) =>
          `select m."memberId", r."${name}" as "memberNm" from "grpMember" m join "grp" g using ("grpNo") join "${table}" r on r."${key}" = m."memberId"
         where g."grpNo"::text = $1 and g."grpKindCd" = '${kind}'`,
      )
      return {
        data: await sql.query<GroupMember>(`${named.join(' union all ')} order by "memberNm", "memberId"`, [
          request.params.key,
        ]),
      }
    },
  )
  app.get(
    '/api/manage/grpcandidates',
    { config },
    async (request: FastifyRequest<{ Querystring: { grpKindCd?: unknown } }>) => {
      const { grpKindCd } = request.query
      if (!isKind(grpKindCd) || grpKindCd === groupKinds.user) return { data: [] }
      const { table, key, name, active } = sources[grpKindCd]
      const { sql } = reading(engine, request.session)
      return {
        data: await sql.query<GroupMember>(
          `select "${key}" as "memberId", "${name}" as "memberNm" from "${table}" where ${active} order by 2, 1`,
        ),
      }
    },
  )
}

/**
 * The people that a group stands for: its members, everybody in its departments and those below them, or
 * everybody of its companies. Who is stopped is left out.
 */
export async function peopleOfGroup(sql: Sql, grpNo: number): Promise<string[]> {
  const found = await sql.query<{ userId: string }>(
    `with recursive below as (
       select m."memberId" as "deptCd" from "grpMember" m join "grp" g using ("grpNo") where g."grpNo" = $1 and g."grpKindCd" = '${groupKinds.dept}'
       union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd"
     )
     select u."userId" from "user" u where u."acctStatusCd" <> '${accountStates.stopped}' and (
       u."deptCd" in (select "deptCd" from below)
       or exists (select 1 from "grpMember" m join "grp" g using ("grpNo") where g."grpNo" = $1
         and ((g."grpKindCd" = '${groupKinds.user}' and m."memberId" = u."userId") or (g."grpKindCd" = '${groupKinds.vendor}' and m."memberId" = u."vendorCd"))))
     order by u."userId"`,
    [grpNo],
  )
  return found.map(({ userId }) => userId)
}
