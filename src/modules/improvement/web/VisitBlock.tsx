import { useId, useState } from 'react'
import { CheckCircleFilled, EnvironmentOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { useCall } from './queries.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * The button by which the verifier proves to be at the place, using the code posted there; it becomes part of
 * the check (impr.md 6).
 */
export function VisitBlock({ row, more }: { row: Improvement; more: ImprovementMore }) {
  const text = useTexts(improvementTexts)
  const id = useId()
  const [code, setCode] = useState('')
  const { call, busy } = useCall()
  const send = async () => {
    if (await call(`${recordPath(improvement, row.imprNo)}/checkin`, { siteCode: code })) setCode('')
  }
  if (!row.visitTxt && !more.mayCheckIn) return null
  return (
    <div className="span-all impr-visit">
      {row.visitTxt && (
        <p>
          <CheckCircleFilled className="impr-good" aria-hidden />{' '}
          {text('visit.done', {
            area: row.visitTxt,
            name: row.visitUserNm ?? '',
            time: showMoment(row.visitDt),
          })}
        </p>
      )}
      {more.mayCheckIn && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <Form.Item label={text('visit.code')} htmlFor={id} extra={text('visit.why')} layout="vertical">
            <span className="impr-visit-code">
              <Input
                id={id}
                value={code}
                maxLength={20}
                autoComplete="off"
                onChange={({ target }) => setCode(target.value)}
              />
              <Button
                htmlType="submit"
                icon={<EnvironmentOutlined aria-hidden />}
                disabled={code.trim() === ''}
                loading={busy}
              >
                {text('visit.do')}
              </Button>
            </span>
          </Form.Item>
        </form>
      )}
    </div>
  )
}
