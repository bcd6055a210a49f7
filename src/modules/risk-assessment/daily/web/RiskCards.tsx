import { SoundOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useLanguage } from '../../../../core/web/text/text.ts'
import type { RiskOfToday, RiskTarget, UnreadWorker } from '../today-risk.rule.ts'
import './daily.css'
import { dailyTexts } from './daily.texts.ts'

const voices = { kr: 'ko-KR', en: 'en-US', zh: 'zh-CN', es: 'es-ES' } as const
const saidOf = ({ hazardTxt, kindNm, occurNm, controlTxt, measures }: RiskOfToday): string =>
  [
    kindNm,
    occurNm,
    hazardTxt,
    ...(measures.length === 0 ? [controlTxt] : []),
    ...measures.map(({ hierNm, measureTxt }) => `${hierNm ?? ''} ${measureTxt}`),
  ]
    .filter(Boolean)
    .join('. ')

interface RiskCardsProps {
  targets: readonly RiskTarget[]
  busy: boolean
  onRead: (target: RiskTarget, understood: boolean) => void
  /** Absent: workers of companies do not answer here. */
  onWorker?: (target: RiskTarget, worker: UnreadWorker) => void
}
/** The risks of the work that were told, in large letters, with the answer of the reader below each. */
export function RiskCards({ targets, busy, onRead, onWorker }: RiskCardsProps) {
  const text = useTexts(dailyTexts)
  const language = useLanguage()
  const readAloud = (risks: readonly RiskOfToday[]) => {
    speechSynthesis.cancel()
    const words = new SpeechSynthesisUtterance(risks.map(saidOf).join('. '))
    words.lang = voices[language]
    speechSynthesis.speak(words)
  }
  return (
    <div className="risk-today">
      {targets.length === 0 && <p>{text('noRisks')}</p>}
      {targets.map((target) => (
        <article key={target.rsaTargetNo}>
          <h2>{target.rsaTargetNm}</h2>
          <small>
            {target.deptNm} · {showMoment(target.confirmDt).slice(0, 10)}
          </small>
          <ol>
            {target.risks.map((risk, at) => (
              <Risk key={at} risk={risk} />
            ))}
          </ol>
          <div className="risk-acts">
            {target.understoodYn === null ? (
              <>
                <Button type="primary" size="large" disabled={busy} onClick={() => onRead(target, true)}>
                  {text('understood')}
                </Button>
                <Button size="large" disabled={busy} onClick={() => onRead(target, false)}>
                  {text('explain')}
                </Button>
              </>
            ) : (
              <strong>{text(target.understoodYn === 'Y' ? 'isUnderstood' : 'isAsked')}</strong>
            )}
            {'speechSynthesis' in globalThis && target.risks.length > 0 && (
              <Button
                size="large"
                icon={<SoundOutlined aria-hidden />}
                onClick={() => readAloud(target.risks)}
              >
                {text('readAloud')}
              </Button>
            )}
            {onWorker &&
              target.workers.map((worker) => (
                <Button
                  key={worker.vendorWorkerNo}
                  size="large"
                  disabled={busy}
                  onClick={() => onWorker(target, worker)}
                >
                  {text('workerReads', { name: worker.workerNm })}
                </Button>
              ))}
          </div>
        </article>
      ))}
    </div>
  )
}
function Risk({ risk }: { risk: RiskOfToday }) {
  const text = useTexts(dailyTexts)
  const { hazardTxt, kindNm, occurNm, score, gradeNm, acceptYn, controlTxt, measures } = risk
  return (
    <li>
      {hazardTxt}
      <small>
        {[kindNm, occurNm, score === null ? null : `${score} ${gradeNm ?? ''}`].filter(Boolean).join(' · ')}{' '}
        {acceptYn === 'N' && <span className="risk-bad">{text('refused')}</span>}
      </small>
      {measures.length === 0 ? (
        <small>→ {controlTxt ?? text('noMeasure')}</small>
      ) : (
        measures.map(({ hierNm, measureTxt }) => (
          <small key={measureTxt}>
            → {hierNm && `${hierNm}: `}
            {measureTxt}
          </small>
        ))
      )}
    </li>
  )
}
