import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { CodeKind } from '../attend-code.rule.ts'
import type { Wall } from '../class-roster.rule.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { classTexts } from './class-page.texts.ts'

interface Shown {
  url: string
  qrSvg: string
  leftMs: number
}
const kinds = ['IN', 'OUT', 'CHK'] as const
const words = { IN: 'wallIn', OUT: 'wallOut', CHK: 'wallChk' } as const
/** The wall also counts where a message of the stream was lost. */
const countMs = 5000
const tickMs = 1000

/** The code of a class over the whole screen: it turns every half minute, and counts who has come. (EDU-13) */
export function CodeScreen({ row, onLeave }: { row: EduClass; onLeave: () => void }) {
  const text = useTexts(classTexts)
  const [kind, setKind] = useState<CodeKind>(() =>
    row.recheckToDt !== null && Date.parse(row.recheckToDt) > Date.now() ? 'CHK' : 'IN',
  )
  const [left, setLeft] = useState(0)
  const code = useQuery({
    queryKey: ['eduClassCode', row.eduClassNo, kind],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Shown }>(`${eduClass.path}/${row.eduClassNo}/qr`, { kind }, { signal })).data,
    refetchInterval: ({ state }) => Math.max(500, (state.data?.leftMs ?? tickMs) + 200),
    gcTime: 0,
  })
  const wall = useQuery({
    queryKey: [eduClass.name, 'wall', row.eduClassNo],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Wall }>(`${eduClass.path}/${row.eduClassNo}/wall`, undefined, { signal })).data,
    refetchInterval: countMs,
  })
  const { dataUpdatedAt, data } = code
  useEffect(() => {
    const show = () =>
      setLeft(Math.max(0, Math.ceil(((data?.leftMs ?? 0) - (Date.now() - dataUpdatedAt)) / 1000)))
    show()
    const timer = setInterval(show, tickMs)
    return () => clearInterval(timer)
  }, [data, dataUpdatedAt])
  useEffect(() => {
    document.documentElement.requestFullscreen?.().catch(() => undefined)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave()
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [onLeave])
  const counts = wall.data?.counts
  return (
    <div className="class-wall" role="dialog" aria-modal="true" aria-label={text('code')}>
      <header>
        <h1>{row.classNm}</h1>
        <Segmented
          size="large"
          value={kind}
          options={kinds.map((value) => ({ value, label: text(words[value]) }))}
          onChange={setKind}
        />
        <Button size="large" onClick={onLeave}>
          {text('close')}
        </Button>
      </header>
      <div className="class-wall-body">
        <figure>
          {data && <img src={`data:image/svg+xml;base64,${btoa(data.qrSvg)}`} alt={text(words[kind])} />}
          <figcaption>
            <strong>{text(words[kind])}</strong> · {text('wallAsk')} <em>{text('wallLeft', { n: left })}</em>
          </figcaption>
        </figure>
        <section aria-live="polite">
          <p className="class-wall-count">
            {counts?.come ?? '–'} <span>/ {counts?.listed ?? '–'}</span>
          </p>
          {counts && <p>{text('counts', { ...counts })}</p>}
          <h2>{text('wallLast')}</h2>
          <ul>
            {wall.data?.last.map(({ targetNm, inDt }) => (
              <li key={`${targetNm} ${inDt}`}>
                {targetNm} <span>{inDt.slice(11, 16)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
