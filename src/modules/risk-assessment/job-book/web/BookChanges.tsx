import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { changesOf, type ComparedRow } from '../book-compare.rule.ts'
import { rsaJobBook } from '../rsa-job-book.resource.ts'
import { jobBookTexts } from './job-book.texts.ts'

/** What a version says otherwise than the one before. */
export function BookChanges({ replaceNo, rows }: { replaceNo: number; rows: readonly ComparedRow[] }) {
  const say = useTexts(jobBookTexts)
  const { detail } = useDetail(rsaJobBook, replaceNo)
  if (!detail) return null
  const changes = changesOf(detail.data.rows, rows)
  return (
    <Block title={say('compare')}>
      <ul className="span-all">
        {changes.length === 0 && <li>{say('same')}</li>}
        {changes.map(({ kind, row, before }, index) => (
          <li key={index}>
            <strong>{say(kind)}</strong> {row.stepNo}. {row.stepTxt}: {row.hazardTxt}
            {before && (
              <>
                {' — '}
                {described(before)} → {described(row)}
              </>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}
const described = ({ controlTxt, measureTxt, freq, sev }: ComparedRow): string =>
  [controlTxt, measureTxt, freq !== null && sev !== null && `${freq}×${sev}`].filter(Boolean).join(' · ')
