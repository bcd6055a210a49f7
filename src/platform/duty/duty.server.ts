import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { isSystem } from '../../core/server/entity/context.ts'
import { badFields, conflict, forbidden } from '../../core/server/http/errors.ts'
import { appointmentIssues, appointsOneself, reportDue } from './appointment.rule.ts'
import { duty } from './duty.resource.ts'
import { userDuty } from './user-duty.resource.ts'
import { appointmentMessages } from './appointment.texts.ts'

export const dutyBehaviour = defineBehaviour(duty)

/**
 * Appointments of the same person to the same duty at the same plant do not overlap (admin 2.1); the report
 * is due as the duty says. Acts follow duties (admin 1): nobody gives one to himself.
 */
export const userDutyBehaviour = defineBehaviour(userDuty, {
  beforeSave: async (input, { sql, session }, before) => {
    const issues = appointmentIssues(input)
    if (issues.length > 0) throw badFields(issues)
    if (!isSystem(session) && appointsOneself(session.userId, input, before))
      throw forbidden(appointmentMessages.ownAppointment())
    // The person's row makes two appointments at the same moment take turns.
    await sql.query('select 1 from "user" where "userId" = $1 for update', [input.userId])
    const overlap = await sql.maybe(
      `select 1 from "userDuty" where "userId" = $1 and "dutyCd" = $2 and "plantCd" = $3
         and "fromYmd" <= coalesce($5::date, 'infinity') and coalesce("toYmd", 'infinity') >= $4::date and "userDutyNo" is distinct from $6`,
      [
        input.userId,
        input.dutyCd,
        input.plantCd,
        input.fromYmd,
        input.toYmd ?? null,
        before?.userDutyNo ?? null,
      ],
    )
    if (overlap) throw conflict(appointmentMessages.overlap())
    const { rptDays } = await sql.one<{ rptDays: number | null }>(
      'select "rptDays" from "duty" where "dutyCd" = $1',
      [input.dutyCd],
    )
    // Once it is reported nothing is due any more.
    return { ...input, rptDueYmd: input.rptYmd ? null : reportDue(input.fromYmd, rptDays) }
  },
})
