import { PrinterOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { CheckView } from '../check-answers.rule.ts'
import { checkPrintTexts } from '../check-print.texts.ts'
import { CheckSheet, HonestyMarks } from './CheckSheet.tsx'
import { checkAnswersTexts } from './check-answers.texts.ts'
import { useCheck, type CheckPlace } from './use-check.ts'

export interface CheckAnswersProps extends CheckPlace {
  /** Called once the check is finished. */
  onFinished?: () => void
}
/**
 * The question sheet of a record of any module that asks one (check-answers.server.ts): one question after the
 * other on a telephone, a list on a desk. What is typed stays on this device until the server has it.
 */
export function CheckAnswers(props: CheckAnswersProps) {
  const say = useTexts(checkAnswersTexts)
  const notice = useNotice()
  const narrow = useNarrow()
  const print = usePdf()
  const check = useCheck(props)
  const { resource, recordKey, part = '', onFinished } = props
  const save = async () => {
    if (await check.send(false)) notice.toast(say('saved'))
  }
  const finish = async () => {
    if (!(await notice.confirm(say('confirmFinish'), { confirmText: say('finish') }))) return
    if (!(await check.send(true))) return
    notice.toast(say('finished'))
    onFinished?.()
  }
  return (
    <Gate data={check.view} error={check.error} loading={check.loading} onRetry={check.reload}>
      {(view) => (
        <section className="check-sheet" aria-label={view.form.checkFormNm}>
          <p className="check-progress">
            {say('version', { name: view.form.checkFormNm, version: view.form.verNo ?? 1 })}
          </p>
          {check.wasKept && check.editable && <Alert type="info" showIcon title={say('kept')} />}
          {check.waits && <Alert type="info" showIcon title={say('waits')} />}
          {!view.run?.doneDt && props.canWrite && !check.waits && view.editable.length > 0 && (
            <Alert type="info" showIcon title={view.editable.map(({ message }) => message).join(' ')} />
          )}
          {view.run?.doneDt && <Outcome view={view} />}
          <CheckSheet
            items={view.items}
            answers={check.answers}
            issues={check.issues}
            single={narrow}
            editable={check.editable}
            photos={check.photos}
            onAnswer={check.answer}
          />
          <div className="check-acts">
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={print.busy}
              onClick={() => void print.open(`${resource.path}/${recordKey}/${part}check/print`)}
            >
              {say('print')}
            </Button>
            {check.editable && (
              <>
                <BusyButton action={save}>{say('save')}</BusyButton>
                <BusyButton type="primary" action={finish}>
                  {say('finish')}
                </BusyButton>
              </>
            )}
          </div>
        </section>
      )}
    </Gate>
  )
}

function Outcome({ view: { run } }: { view: CheckView }) {
  const say = useTexts(checkAnswersTexts)
  const word = useTexts(checkPrintTexts)
  if (!run?.doneDt) return null
  const facts: [name: string, value: string][] = [
    [word('score'), run.score === null ? '–' : word('points', { score: run.score })],
    [word('result'), run.resultCd === null ? '–' : word(`result.${run.resultCd}`)],
    [word('bad'), String(run.badCnt)],
    [word('by'), `${run.doneUserNm ?? ''} · ${showMoment(run.doneDt)}`],
  ]
  return (
    <>
      <dl className="check-outcome" aria-label={say('outcome')}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {run.spentSec > 0 && (
        <p className="check-progress">
          {say('minutes', { minutes: Math.floor(run.spentSec / 60), seconds: run.spentSec % 60 })}
        </p>
      )}
      <HonestyMarks fastYn={run.fastYn} sameYn={run.sameYn} />
    </>
  )
}
