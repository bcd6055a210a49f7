import { Alert, Form } from 'antd'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { Block, Field } from '../../../../core/web/form/RecordForm.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { judgeFireWatcher, surroundingsOf, unansweredSurroundings } from '../hot-work-watcher.rule.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { surroundingsTexts } from './surroundings.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** What stands around hot work, and at once whether a fire watcher is needed. (안전보건규칙 제241조의2) */
export function FireSurroundings() {
  const say = useTexts(surroundingsTexts)
  const { antd } = useFormOfRecord()
  const watch = { form: antd, preserve: true }
  const near = Form.useWatch('combNearYn', watch) as string | null | undefined
  const below = Form.useWatch('combBelowYn', watch) as string | null | undefined
  const place = surroundingsOf({
    combNearYn: near,
    combDistM: Form.useWatch('combDistM', watch) as number | null | undefined,
    combBelowYn: below,
    combBelowDistM: Form.useWatch('combBelowDistM', watch) as number | null | undefined,
    combBehindYn: Form.useWatch('combBehindYn', watch) as string | null | undefined,
  })
  const verdict = judgeFireWatcher(place)
  const unanswered = unansweredSurroundings(place).length > 0
  const watcher = [Form.useWatch('watcherWorkerNo', watch), Form.useWatch('watcherUserId', watch)].some(
    Boolean,
  )
  const title = unanswered
    ? say('answerAll')
    : !verdict.needed
      ? say('watcherNotNeeded')
      : watcher
        ? say('watcherNamed')
        : say('watcherMissing')
  return (
    <Block title={say('fireAround')} extra={<Explain {...verdict.explanation} />}>
      <Field name="combNearYn" flagTexts={[say('there'), say('notThere')]} />
      {near === 'Y' && <Field name="combDistM" extra={say('emptyIfUnknown')} />}
      <Field name="combBelowYn" flagTexts={[say('there'), say('notThere')]} />
      {below === 'Y' && <Field name="combBelowDistM" extra={say('emptyIfUnknown')} />}
      <Field name="combBehindYn" flagTexts={[say('there'), say('notThere')]} />
      <Alert
        className="span-all"
        style={{ marginBottom: 12 }}
        role="status"
        showIcon
        type={!unanswered && (!verdict.needed || watcher) ? 'success' : 'warning'}
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
