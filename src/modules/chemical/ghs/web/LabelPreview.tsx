import { useMemo } from 'react'
import { useList } from '../../../../core/web/data/hooks.ts'
import { chmGhsMap, chmPhrase } from '../ghs.resource.ts'
import { labelOf, rowsOfClassification, usualPrecautions, type GhsRow } from '../label.rule.ts'
import { Pictograms } from './Pictograms.tsx'
import { msdsTexts } from '../../msds/web/msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said, useLanguage } from '../../../../core/web/text/text.ts'
import { labelWords } from '../../msds/label-words.texts.ts'

interface ClassLine {
  ghsClassCd?: string | null
  ghsCatCd?: string | null
  hCode?: string | null
}
/** More rows than the tables of classes and statements have. */
const whole = { limit: 300 } as const

/**
 * What a classification puts on the label, as it is typed: pictograms, signal word, statements, and why a
 * pictogram was left out.
 */
export function LabelPreview({
  lines,
  chosen,
}: {
  lines: readonly ClassLine[]
  chosen?: readonly string[] | null
}) {
  const text = useTexts(msdsTexts)
  const language = useLanguage()
  const { rows: table } = useList(chmGhsMap, whole)
  const { rows: phrases } = useList(chmPhrase, whole)
  const words = useMemo(
    () => new Map(phrases.map(({ phraseCd, phraseTxt }) => [phraseCd, phraseTxt])),
    [phrases],
  )
  const label = useMemo(() => {
    const known: GhsRow[] = table.map((row) => ({
      ...row,
      pictoCds: row.pictoCds ?? [],
      pCodes: row.pCodes ?? [],
    }))
    const filled = lines.flatMap(({ ghsClassCd, ghsCatCd, hCode }) =>
      ghsClassCd && ghsCatCd ? [{ ghsClassCd, ghsCatCd, hCode: hCode || undefined }] : [],
    )
    return labelOf(rowsOfClassification(filled, known))
  }, [table, lines])
  const precautions = usualPrecautions(label.pCodes)
  const pCodes = chosen && chosen.length > 0 ? chosen : precautions.pCodes
  const say = (code: string) => `${code} ${words.get(code) ?? ''}`
  return (
    <section className="label-preview span-all" aria-label={text('preview')}>
      <div className="label-preview-head">
        <Pictograms codes={label.usualChoice} sizePx={64} />
        <span className={`label-preview-signal${label.signalWordCd === 'D' ? ' is-danger' : ''}`}>
          {{ D: text('danger'), W: text('warning') }[label.signalWordCd] ?? text('noSignal')}
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
