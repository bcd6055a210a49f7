import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { messages } from '../../../../core/shared/messages.ts'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { ApiError } from '../../../../core/web/api.ts'
import type { DutyName } from '../permit-facts.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { usePermitAct } from './permit-queries.ts'
import type { PermitRoles } from './permit-roles.ts'
import { PermitSection } from './PermitSection.tsx'
import { supplementName, ToneTag, type TagTone } from './PermitTags.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

type Line = WorkPermit['cooperations'][number]
const dutyOfKind: Record<string, DutyName> = {
  electric: 'equipment',
  instrument: 'equipment',
  equipment: 'equipment',
  fire: 'fireOfficer',
  radiation: 'radiationOfficer',
}
const resultTones: Record<string, TagTone> = { confirmed: 'success', refused: 'danger', pending: 'warning' }
const resultNames: Record<string, 'confirm' | 'refuse' | 'pending'> = {
  confirmed: 'confirm',
  refused: 'refuse',
  pending: 'pending',
}

/** Departments that have to agree, each by its own people. */
export function CooperationsBlock({ permit, roles }: { permit: WorkPermit; roles: PermitRoles }) {
  const say = useTexts(permitTexts)
  if (permit.cooperations.length === 0) return null
  return (
    <PermitSection name="cooperations" title={say('cooperation')}>
      <ul className="permit-people">
        {permit.cooperations.map((line) => (
          <li key={line.permitCooperationNo}>
            <ToneTag tone={resultTones[line.resultCd] ?? 'plain'}>
              {line.resultNm ?? say(resultNames[line.resultCd] ?? 'pending')}
            </ToneTag>
            <span>
              <strong>{line.coopKindNm ?? line.coopKindCd}</strong>{' '}
              <span className="permit-note">{supplementName(line.supplCd)}</span>
              {line.confirmDt && (
                <em className="permit-note">
                  {line.confirmUserNm ?? line.confirmUserId} · {showMoment(line.confirmDt)} {line.remark}
                </em>
              )}
            </span>
            {permit.state === 'cooperating' &&
              line.resultCd === 'pending' &&
              roles.holds(dutyOfKind[line.coopKindCd] ?? 'equipment') && (
                <Answer permitNo={permit.permitNo} line={line} />
              )}
          </li>
        ))}
      </ul>
    </PermitSection>
  )
}

function Answer({ permitNo, line }: { permitNo: number; line: Line }) {
  const say = useTexts(permitTexts)
  const { act, busy } = usePermitAct(permitNo, { quiet: true })
  const [refusing, setRefusing] = useState(false)
  const [remark, setRemark] = useState('')
  const [message, setMessage] = useState<string>()
  const answer = async (resultCd: 'confirmed' | 'refused') => {
    if (resultCd === 'refused' && remark.trim().length < reasonMin)
      return setMessage(said(messages.reasonMin(reasonMin)))
    try {
      await act('cooperation', {
        permitCooperationNo: line.permitCooperationNo,
        resultCd,
        remark: remark.trim(),
      })
      setRefusing(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusing(true)
      setMessage(error.body.fields[0]?.message ?? error.message)
    }
  }
  return (
    <span className="permit-buttons">
      <Button type="primary" loading={busy} onClick={() => void answer('confirmed')}>
        {say('confirm')}
      </Button>
      <Button danger onClick={() => setRefusing(true)}>
        {say('refuse')}
      </Button>
      <Dialog
        open={refusing}
        title={say('refuseOf', { kind: line.coopKindNm ?? '' })}
        okText={say('answerRefused')}
        cancelText={say('cancel')}
        okButtonProps={{ danger: true }}
        confirmLoading={busy}
        onOk={() => void answer('refused')}
        onCancel={() => setRefusing(false)}
      >
        <Form.Item
          label={say('reason')}
          required
          layout="vertical"
          validateStatus={message ? 'error' : ''}
          help={message}
        >
          <Input.TextArea
            aria-label={say('reason')}
            rows={3}
            maxLength={500}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        </Form.Item>
      </Dialog>
    </span>
  )
}
