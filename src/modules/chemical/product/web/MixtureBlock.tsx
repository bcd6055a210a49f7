import { useId, useState } from 'react'
import { InputNumber, Tag } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { explainExposure, mixedExposure } from '../../substance/exposure.rule.ts'
import type { Mixture } from '../../substance/mixture-answers.rule.ts'
import { productTexts } from './product.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/**
 * 혼합물: the acute toxicity of the mixture, and the sum of measured exposures against the limits. Nothing is
 * saved. (chm.md 5.7)
 */
export function MixtureBlock({ mixture: { parts, hidden, toxicity, classification } }: { mixture: Mixture }) {
  const id = useId()
  const text = useTexts(productTexts)
  const [levels, setLevels] = useState<Readonly<Record<string, number | null>>>({})
  const limited = parts.flatMap((part) =>
    part.twaVal && part.expUnitNm ? [{ ...part, limit: part.twaVal, unit: part.expUnitNm }] : [],
  )
  const measured = limited.flatMap((part) => {
    const level = levels[part.chemNm]
    return typeof level === 'number' ? [{ ...part, level }] : []
  })
  const { em, exceeded } = mixedExposure(measured)
  return (
    <Block title={text('mix.title')}>
      <div className="span-all chemical-page">
        <p>
          {text('mix.ate')}{' '}
          {toxicity ? (
            <>
              <strong>
                ATEmix {toxicity.ate.toLocaleString('ko-KR')} mg/kg
                {toxicity.oralCatCd
                  ? ` · ${text('mix.category', { no: toxicity.oralCatCd.slice(1), code: toxicity.hCode ?? '' })}`
                  : ''}
              </strong>{' '}
              <Explain {...toxicity.explanation} />
            </>
          ) : (
            text('mix.noAte')
          )}
        </p>
        {hidden > 0 && <p>{text('mix.hidden', { count: hidden })}</p>}
        {classification && (
          <>
            <p>{text('mix.draft')}</p>
            <ul>
              {classification.lines.map(({ ghsClassCd, ghsCatCd, hCode, why }) => (
                <li key={`${ghsClassCd}${ghsCatCd}${hCode}`}>
                  <strong>{hCode}</strong> {said(why)}
                </li>
              ))}
              {classification.open.map((each) => (
                <li key={said(each)}>
                  <Tag color="gold">?</Tag> {said(each)}
                </li>
              ))}
            </ul>
          </>
        )}
        {limited.length === 0 ? (
          <p>{text('mix.noLimit')}</p>
        ) : (
          <>
            <p>{text('mix.help')}</p>
            <ul className="chemical-rows">
              {limited.map((part, index) => (
                <li key={part.chemNm}>
                  <label htmlFor={`${id}${index}`}>
                    {part.chemNm}{' '}
                    <small>
                      TWA {part.limit} {part.unit}
                    </small>
                  </label>
                  <InputNumber
                    id={`${id}${index}`}
                    min={0}
                    suffix={part.unit}
                    value={levels[part.chemNm] ?? null}
                    onChange={(level) => setLevels({ ...levels, [part.chemNm]: level })}
                  />
                </li>
              ))}
            </ul>
            {measured.length > 0 && (
              <p role="status">
                <strong>EM {em.toLocaleString('ko-KR')}</strong>{' '}
                <Tag color={exceeded ? 'red' : 'green'}>{text(exceeded ? 'mix.over' : 'mix.within')}</Tag>{' '}
                <Explain {...explainExposure(measured)} />
              </p>
            )}
          </>
        )}
      </div>
    </Block>
  )
}
