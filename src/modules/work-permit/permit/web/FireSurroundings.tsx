import { Alert, Form } from 'antd'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { Block, Field } from '../../../../core/web/form/RecordForm.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { judgeFireWatcher } from '../hot-work-watcher.rule.ts'

/** What stands around hot work, and at once whether a fire watcher is needed. (안전보건규칙 제241조의2) */
export function FireSurroundings() {
  const { antd } = useFormOfRecord()
  const watch = { form: antd, preserve: true }
  const verdict = judgeFireWatcher({
    combustibleDistance: Form.useWatch('combDistM', watch) as number | null | undefined,
    combustibleBelowFloorDistance: Form.useWatch('combBelowDistM', watch) as number | null | undefined,
    combustibleBehindMetal: Form.useWatch('combBehindYn', watch) === 'Y',
  })
  const watcher = [Form.useWatch('watcherWorkerNo', watch), Form.useWatch('watcherUserId', watch)].some(
    Boolean,
  )
  const title = !verdict.needed
    ? '화재감시자 배치 대상이 아닙니다.'
    : watcher
      ? '화재감시자를 배치해야 하는 작업입니다. (지정됨)'
      : '화재감시자를 배치해야 합니다. 위 작업자에서 화재감시자를 지정하세요.'
  return (
    <Block title="화기 주변 조건" extra={<Explain {...verdict.explanation} />}>
      <Field name="combDistM" extra="없으면 비워 두세요" />
      <Field name="combBelowDistM" extra="없으면 비워 두세요" />
      <Field name="combBehindYn" flagTexts={['있음', '없음']} />
      <Alert
        className="span-all"
        style={{ marginBottom: 12 }}
        role="status"
        showIcon
        type={!verdict.needed || watcher ? 'success' : 'warning'}
        title={title}
        description={
          verdict.needed && (
            <>
              {verdict.reasons.join(' ')}
              <br />
              지급 장비: {verdict.gear.join(', ')}
            </>
          )
        }
      />
    </Block>
  )
}
