import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { RsaLopa } from '../rsa-lopa.resource.ts'
import { lopaWhyTexts } from './lopa-why.texts.ts'

/** '왜?' of a LOPA: each factor as it was saved, their product, and what it is held against. */
export function LopaWhy({ row }: { row: RsaLopa }) {
  const text = useTexts(lopaWhyTexts)
  const { initTxt, initFreq, targetFreq, mitigatedFreq, gapVal } = row
  // A layer that was only proposed counts for nothing until a person has confirmed it.
  const layers = row.layers.filter(({ confirmYn }) => confirmYn === 'Y')
  return (
    <Explain
      title={text('title')}
      inputs={[
        {
          label: text('initiator'),
          value: `${initTxt ?? ''} ${text('perYear', { value: initFreq ?? '' })}`.trim(),
        },
        ...layers.map(({ layerNm, pfd }) => ({ label: layerNm ?? '', value: String(pfd) })),
        { label: text('target'), value: text('perYear', { value: targetFreq ?? '' }) },
      ]}
      formula={text('formula', {
        factors: [initFreq, ...layers.map(({ pfd }) => pfd)].join(' × '),
        frequency: mitigatedFreq ?? '',
        target: targetFreq ?? '',
        gap: gapVal ?? '',
      })}
      source={text('source')}
    />
  )
}
