import type { Context } from '../../../core/server/entity/context.ts'
import { notFound, badField } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { assignKinds } from '../../../platform/people/user-assign.resource.ts'
import { educationRefusals } from '../education-refusals.texts.ts'

/** A person by exactly one key. */
export type Person = { userId: string } | { vendorWorkerNo: number }
interface Keyed {
  userId?: string | null
  vendorWorkerNo?: number | null
}
/** Where a person belongs: what a record about him carries, so that those see it who may. */
interface PersonPlace {
  personNm: string
  userId: string | null
  vendorWorkerNo: number | null
  vendorCd: string | null
  plantCd: string | null
  plantCds: string[]
  deptCd: string | null
  entryYmd: string | null
  retireYmd: string | null
}

/**
 * The one person of an input. A company names its own workers only: another's is unknown to it.
 * @throws Refusal 400 at the field, 404 to a company
 */
export async function personOf(context: Context, input: Keyed): Promise<Person> {
  const { session } = context
  const vendorWorkerNo = input.vendorWorkerNo ?? null
  const userId = input.userId ?? null
  if (vendorWorkerNo !== null && userId !== null)
    throw badField('vendorWorkerNo', educationRefusals.onePerson())
  if (vendorWorkerNo === null) {
    if (userId === null || session.vendorCd)
      throw badField(
        'vendorWorkerNo',
        session.vendorCd ? educationRefusals.notYours() : educationRefusals.onePerson(),
      )
    return { userId }
  }
  if (session.vendorCd) {
    const own = await context.sql.maybe(
      'select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2',
      [vendorWorkerNo, session.vendorCd],
    )
    if (!own) throw notFound()
  }
  return { vendorWorkerNo }
}

/** Where a person belonged on a day. @throws Refusal 400 when there is no such person */
export async function placeOf({ sql }: Context, person: Person, day: string): Promise<PersonPlace> {
  if ('userId' in person) {
    const found = await sql.maybe<Omit<PersonPlace, 'plantCds' | 'vendorCd' | 'vendorWorkerNo'>>(
      `select u."userId", u."userNm" as "personNm", coalesce(t."plantCd", u."plantCd") as "plantCd", coalesce(t."deptCd", u."deptCd") as "deptCd",
         u."entryYmd"::text as "entryYmd", u."retireYmd"::text as "retireYmd"
       from "user" u left join "userAssign" t on t."userId" = u."userId" and t."assignKindCd" = '${assignKinds.main}'
         and t."fromYmd" <= $2::date and coalesce(t."toYmd" >= $2::date, true)
       where u."userId" = $1 and u."vendorCd" is null`,
      [person.userId, day],
    )
    if (!found) throw badField('userId', messages.badChoice('직원'))
    return { ...found, plantCds: [], vendorCd: null, vendorWorkerNo: null }
  }
  const found = await sql.maybe<Pick<PersonPlace, 'personNm' | 'vendorWorkerNo' | 'vendorCd' | 'plantCds'>>(
    `select w."vendorWorkerNo", w."vendorWorkerNm" as "personNm", w."vendorCd",
       array(select p."plantCd" from "vendorPlant" p where p."vendorCd" = w."vendorCd" and p."useYn" = 'Y' order by 1) as "plantCds"
     from "vendorWorker" w where w."vendorWorkerNo" = $1`,
    [person.vendorWorkerNo],
  )
  if (!found) throw badField('vendorWorkerNo', messages.badChoice('협력업체 작업자'))
  return { ...found, userId: null, plantCd: null, deptCd: null, entryYmd: null, retireYmd: null }
}

/** The columns of a record about the person. */
export const placeColumns = ({
  personNm,
  userId,
  vendorWorkerNo,
  vendorCd,
  plantCd,
  plantCds,
  deptCd,
}: PersonPlace) => ({
  personNm,
  userId,
  vendorWorkerNo,
  vendorCd,
  plantCd,
  plantCds,
  deptCd,
})
