import { defineBehaviour } from '../../core/server/behaviour.ts'
import { badField, conflict } from '../../core/server/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { duty } from './duty.resource.ts'
import { userDuty } from './user-duty.resource.ts'

export const dutyBehaviour = defineBehaviour(duty, { beforeSave: (input) => ({ ...input, useYn: input.useYn ?? 'Y' }) })

/** Appointments of the same person to the same duty at the same plant do not overlap (admin 2.1). */
export const userDutyBehaviour = defineBehaviour(userDuty, {
  beforeSave: async (input, { sql }, before) => {
    if (input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', messages.endBeforeStart)
    if (input.deputyUserId === input.userId) throw badField('deputyUserId', '대리자는 본인이 될 수 없습니다.')
    // The person's row makes two appointments at the same moment take turns.
    await sql.query('select 1 from "user" where "userId" = $1 for update', [input.userId])
    const overlap = await sql.maybe(
      `select 1 from "userDuty" where "userId" = $1 and "dutyCd" = $2 and "plantCd" = $3 and "deptCd" is not distinct from $4
         and "fromYmd" <= coalesce($6::date, 'infinity') and coalesce("toYmd", 'infinity') >= $5::date and "userDutyNo" is distinct from $7`,
      [input.userId, input.dutyCd, input.plantCd, input.deptCd ?? null, input.fromYmd, input.toYmd ?? null, before?.userDutyNo ?? null],
    )
    if (overlap) throw conflict('같은 사업장의 같은 직무 선임기간이 겹칩니다.')
    return input
  },
})
