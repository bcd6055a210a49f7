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
import { learnersOf, worksByItem } from './education-facts.server.ts'
import { educationFindings, type AskedItem } from './judge.rule.ts'

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
  return new Map(
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
}
