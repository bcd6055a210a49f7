import type { Context } from '../../../../core/server/entity/context.ts'
import { daysBetween } from '../../../../core/shared/dates.ts'
import { lawFacts, personFacts } from '../facts/person-facts.server.ts'
import type { StatusQuery } from '../legal/legal-answers.rule.ts'
import { jobEducation, jobHoursOf, jobStandings } from '../rules/job-education.rule.ts'
import { judgePerson } from '../rules/judge-person.rule.ts'
import { holdsOn } from '../rules/person-time.rule.ts'
import { judgedTypes } from '../rules/status-codes.rule.ts'
import type { ChemicalRow, JobRow } from './job-answers.rule.ts'

const order = Object.keys(jobStandings)
const daysUntil = (day: string, due: string | null): number | null =>
  due === null ? null : daysBetween(day, due)

/** 직무교육 현황: appointments of a day with their due days and windows, the late ones first. (EDU-08) */
export async function jobStatus(context: Context, asked: StatusQuery): Promise<JobRow[]> {
  const { day } = asked
  const { rules } = await lawFacts(context, day)
  const people = await personFacts(context, asked)
  return people
    .flatMap(({ userId, userNm, deptNm, appointments, minutes }) =>
      appointments
        .filter((each) => holdsOn(each, day))
        .flatMap(({ dutyCd, dutyNm, fromYmd }): JobRow[] => {
          const hours = jobHoursOf(rules, dutyCd, day)
          if (!hours) return []
          const done = minutes.filter(({ eduTypeCd }) => eduTypeCd === judgedTypes.duty)
          const status = jobEducation(fromYmd, hours, done, day)
          return [
            {
              key: `${userId} ${dutyCd}`,
              userId,
              userNm,
              deptNm,
              dutyNm,
              appointYmd: fromYmd,
              ...status,
              days: daysUntil(day, status.dueYmd),
            },
          ]
        }),
    )
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) || (one.days ?? 0) - (other.days ?? 0),
    )
}

/** 화관법 교육현황: who handles hazardous chemicals and who answers for them. (화학물질관리법 제33조) */
export async function chemicalStatus(context: Context, asked: StatusQuery): Promise<ChemicalRow[]> {
  const { day } = asked
  const law = await lawFacts(context, day)
  const people = await personFacts(context, asked)
  return people
    .flatMap((person) => {
      const { userId, userNm, deptNm, appointments } = person
      return judgePerson(person, law, day)
        .filter(({ eduTypeCd }) => eduTypeCd === judgedTypes.chemicalLaw)
        .map(
          ({
            periodKey,
            fromYmd,
            dueYmd,
            requiredMin,
            recogMin,
            lackMin,
            state,
            lawTxt,
            confirm,
          }): ChemicalRow => ({
            key: `${userId} ${periodKey}`,
            userId,
            userNm,
            deptNm,
            dutyNm: appointments.find(({ dutyCd }) => dutyCd === periodKey)?.dutyNm ?? null,
            fromYmd,
            dueYmd,
            requiredMin,
            recogMin,
            lackMin,
            state,
            lawTxt,
            confirm,
            days: daysUntil(day, dueYmd),
          }),
        )
    })
    .toSorted((one, other) => other.lackMin - one.lackMin || one.userNm.localeCompare(other.userNm, 'ko'))
}
