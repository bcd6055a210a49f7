import type { Context } from '../../../core/server/entity/context.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import {
  educationKey,
  type EducationItem,
  type EducationNeed,
  type EducationPerson,
  type EducationReason,
} from '../../vendor/worker/education-need.rule.ts'
import { legalRulesOf } from '../course/edu-legal-rule.server.ts'
import { educationFiguresOn } from '../education-parameters.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { openSeats } from '../class/class-open.server.ts'
import { eduTypes } from '../course/legal-hours.rule.ts'
import { educationRecords } from '../record-pages.rule.ts'
import { learnersOf, worksByItem } from './education-facts.server.ts'
import { educationFindings, type AskedItem, type Finding } from './judge.rule.ts'

/**
 * What speaks against people on days because of education, by key of the person. The one judge of permits, entry and
 * gates: it is asked in the transaction of whoever decides, and nothing is kept. (fit D3, D20)
 */
export async function educationReasons(
  context: Context,
  people: readonly EducationPerson[],
  need: EducationNeed,
): Promise<Map<string, EducationReason[]>> {
  if (people.length === 0) return new Map()
  const rules = await legalRulesOf(context)
  const works = await worksByItem(context)
  const { hireAskMonths } = await educationFiguresOn(context, null, need.fromYmd)
  const learners = await learnersOf(context, people, need.fromYmd, addMonths(need.fromYmd, -hireAskMonths))
  const asked = (items: readonly EducationItem[] = []): AskedItem[] =>
    items.map((item) => ({ ...item, works: works.get(item.code) ?? [] }))
  const found = new Map(
    people.flatMap((person) => {
      const key = educationKey(person)
      const learner = learners.get(key)
      if (!learner) return []
      return [
        [
          key,
          educationFindings(
            { ...learner, experienced: person.experienced ?? false },
            {
              ...need,
              items: asked([...need.items, ...(person.items ?? [])]),
              special: asked([...need.special, ...(person.special ?? [])]),
            },
            rules,
          ),
        ] as const,
      ]
    }),
  )
  return withSeats(context, found, need)
}

/** Kinds of finding that a class of special education puts right. */
const taught: readonly Finding['code'][] = ['SPC_PRE', 'SPC']
/**
 * The same with the page of the next class that has a seat free, where one teaches what is lacking: naming somebody
 * untaught on a permit offers the seat at once. (fit A3)
 */
async function withSeats(
  context: Context,
  found: ReadonlyMap<string, readonly Finding[]>,
  { plantCd, fromYmd }: EducationNeed,
): Promise<Map<string, EducationReason[]>> {
  const wanted = new Set(
    [...found.values()].flat().flatMap(({ code, works }) => (taught.includes(code) ? (works ?? []) : [])),
  )
  const seats = new Map<string, string>()
  // A company takes its seats on a page of its own.
  if (plantCd && !context.session.vendorCd && fromYmd >= context.today)
    for (const specialWorkNo of wanted) {
      const [next] = await openSeats(context, {
        eduTypeCd: eduTypes.special,
        specialWorkNo,
        plantCd,
        from: context.today,
      })
      if (next) seats.set(specialWorkNo, addressOf(educationRecords.eduClass, next.eduClassNo))
    }
  return new Map(
    [...found].map(([key, findings]) => [
      key,
      findings.map(({ works, ...finding }) => {
        const seat = works?.find((work) => seats.has(work))
        return taught.includes(finding.code) && seat !== undefined
          ? { ...finding, fixUrl: seats.get(seat)! }
          : finding
      }),
    ]),
  )
}
