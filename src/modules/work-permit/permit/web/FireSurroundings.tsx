import { Alert, Form } from 'antd'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { Block, Field } from '../../../../core/web/form/RecordForm.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { judgeFireWatcher } from '../hot-work-watcher.rule.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** What stands around hot work, and at once whether a fire watcher is needed. (안전보건규칙 제241조의2) */
export function FireSurroundings() {
  const say = useTexts(permitFormTexts)
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
    ? say('watcherNotNeeded')
    : watcher
      ? say('watcherNamed')
      : say('watcherMissing')
  return (
    <Block title={say('fireAround')} extra={<Explain {...verdict.explanation} />}>
      <Field name="combDistM" extra={say('emptyIfNone')} />
      <Field name="combBelowDistM" extra={say('emptyIfNone')} />
      <Field name="combBehindYn" flagTexts={[say('there'), say('notThere')]} />
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
              {say('gear', { names: verdict.gear.map((each) => said(each)).join(', ') })}
            </>
          )
        }
      />
    </Block>
  )
}
