import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { loadRights } from '../../../platform/session/rights.ts'
import { accountStates } from '../../../platform/user/user.resource.ts'
import { headOffice } from '../material-check/review-routing.rule.ts'
import { chmStore } from './chm-store.resource.ts'
import { chmStoreExcept } from './store-exception.resource.ts'
import type { StoreApprover } from './store-exception.rule.ts'
import { exceptionSentences } from './store-exception.texts.ts'

export interface StoreOfException {
  plantCd: string
  storeTypeCd: string
  hazMgrUserId: string | null
}
/**
 * Fire safety answers for stores: 3 안전, 2 SHE관리자(본사), and the dangerous goods manager of the store itself.
 */
const approverGroups = [3, headOffice]

/**
 * Who may decide an exception in the store: who answers for its fire safety, still works here, may write on the
 * menu and is not the caller, by name.
 */
async function approversOf(
  { sql, session, today }: Context,
  { hazMgrUserId, plantCd }: Pick<StoreOfException, 'hazMgrUserId' | 'plantCd'>,
): Promise<StoreApprover[]> {
  const answering = await sql.query<StoreApprover>(
    `select u."userId", u."userNm", d."deptNm" from "user" u left join "dept" d using ("deptCd")
     where u."userId" <> $1 and u."acctStatusCd" <> $7 and coalesce(u."retireYmd" > $4::date, true) and u."vendorCd" is null
       and (u."userId" = $6 or exists (select 1 from "userAuthGrp" g where g."userId" = u."userId"
         and (u."plantCd" = $2 or g."authGrpNo" = $5) and g."authGrpNo" = any($3::bigint[]) and g."settingYn" = 'Y'
         and coalesce(g."fromYmd" <= $4::date, true) and coalesce(g."toYmd" >= $4::date, true)))
     order by u."userNm", u."userId"`,
    [session.userId, plantCd, approverGroups, today, headOffice, hazMgrUserId, accountStates.stopped],
  )
  const able = await Promise.all(
    answering.map(async ({ userId }) => {
      const rights = await loadRights(sql, userId, today, 'MAIN')
      return (
        rights !== undefined &&
        mayUse(rights, chmStoreExcept.menus, 'write') &&
        (rights.plants === null || rights.plants.includes(plantCd))
      )
    }),
  )
  return answering.filter((_person, index) => able[index])
}

/** @throws Refusal 400 unless the person may decide an exception in the store, and is not the one who asks */
export async function checkApprover(
  context: Context,
  userId: string,
  store: StoreOfException,
): Promise<void> {
  if (userId === context.session.userId) throw badField('apprUserId', exceptionSentences.askerNotApprover())
  const may = await approversOf(context, store)
  if (!may.some((person) => person.userId === userId))
    throw badField('apprUserId', exceptionSentences.approverOf())
}

/** What the form of an exception offers. */
export async function storeApproverRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get<{ Params: { key: string } }>(
    `${chmStore.path}/:key/approvers`,
    {
      config: { access: { menus: [...chmStoreExcept.menus], right: 'write' } },
      schema: { tags: [chmStoreExcept.title], summary: '이 장소의 예외를 승인할 수 있는 사람' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      return { data: await approversOf(context, await loadRecord(chmStore, context, request.params.key)) }
    },
  )
}
