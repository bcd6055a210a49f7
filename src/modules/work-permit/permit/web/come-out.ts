import type { WorkPermit } from '../work-permit.resource.ts'
import { textsOf } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

/** What comes first when the work stands still: nobody stays in the confined space. (산업안전보건법 제54조) */
export function comeOut({ entries }: Pick<WorkPermit, 'entries'>): string {
  const say = textsOf(permitTexts)
  const inside = entries.filter(({ outDt }) => outDt === null)
  if (inside.length === 0) return ''
  return say('comeOut', { count: inside.length })
}
