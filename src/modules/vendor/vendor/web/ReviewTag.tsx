import { dayOfMoment } from '../../../../core/shared/moment.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { reviewClock } from '../vendor-transitions.rule.ts'
import { vendorLifeTexts } from './vendor-life.texts.ts'

/** How long a company has waited for a review and by when it is promised, for both sides. */
export function ReviewTag({ sinceDt, dueYmd }: { sinceDt: string | null; dueYmd: string | null }) {
  const say = useTexts(vendorLifeTexts)
  const today = useToday()
  if (!sinceDt || !dueYmd) return null
  const { days, over } = reviewClock(dayOfMoment(sinceDt), dueYmd, today)
  return <ToneTag tone={over ? 'danger' : 'active'}>{say('review', { days, due: dueYmd })}</ToneTag>
}
