import { usualPrecautions } from '../label.rule.ts'
import { Pictograms } from './Pictograms.tsx'
import { useLabel, usePhrases, type LabelLine } from './use-label.ts'
import { msdsTexts } from '../../msds/web/msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said, useLanguage } from '../../../../core/web/text/text.ts'
import { labelWords } from '../../msds/label-words.texts.ts'

/**
 * What a classification puts on the label, as it is typed: pictograms, signal word, statements, and why a
 * pictogram was left out.
 */
export function LabelPreview({
  lines,
  chosen,
}: {
  lines: readonly LabelLine[]
  chosen?: readonly string[] | null
}) {
  const text = useTexts(msdsTexts)
  const language = useLanguage()
  const say = usePhrases(language)
  const label = useLabel(lines)
  const precautions = usualPrecautions(label)
  const pCodes = chosen && chosen.length > 0 ? chosen : precautions.pCodes
  return (
    <section className="label-preview span-all" aria-label={text('preview')}>
      <div className="label-preview-head">
        <Pictograms codes={label.usualChoice} sizePx={64} />
        <span className={`label-preview-signal${label.signalWordCd === 'D' ? ' is-danger' : ''}`}>
          {/* Without a classification nobody knows whether a word is needed. */}
          {{ D: text('danger'), W: text('warning') }[label.signalWordCd] ??
            text(label.hCodes.length > 0 ? 'noSignal' : 'notClassified')}
        </span>
      </div>
      {label.dropped.map(({ reason }) => (
        <p key={said(reason)} className="label-preview-note">
          {said(reason)}
        </p>
      ))}
      {label.mayChoose && (
        <p className="label-preview-note">{text('mayChoose', { count: label.pictoCds.length })}</p>
      )}
      <ul aria-label={text('hazards')}>
        {label.hCodes.map((code) => (
          <li key={code}>{say(code)}</li>
        ))}
      </ul>
      <ul aria-label={text('precautions')}>
        {pCodes.map((code) => (
          <li key={code}>{say(code)}</li>
        ))}
      </ul>
      {precautions.rest && <p className="label-preview-note">{labelWords[language].rest}</p>}
    </section>
  )
}
