import { useState } from 'react'
import { CheckCircleFilled, EnvironmentOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { instantOf, showMoment } from '../../../../core/shared/dates.ts'
import { ApiError } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { usePermitAct } from './permit-queries.ts'
import type { PermitRoles } from './permit-roles.ts'
import { PermitSection } from './PermitSection.tsx'
import { useNow } from './use-now.ts'

interface SiteCheckProps {
  permit: WorkPermit
  roles: PermitRoles
  parameters: PermitParameters | undefined
}
const minute = 60_000

/** The issuer has been at the place: the code posted there proves it, for half an hour. */
export function SiteCheckBlock({ permit, roles, parameters }: SiteCheckProps) {
  const last = permit.events.find(({ eventCd }) => eventCd === 'siteCheck')
  const mine = permit.state === 'reviewing' && roles.holds('issuer')
  if (!last && !mine) return null
  return (
    <PermitSection name="siteCheck" title="현장 확인">
      {last && (
        <p className="permit-note">
          <CheckCircleFilled className="permit-good" aria-hidden /> {last.createUserNm ?? last.createUserId} ·{' '}
          {showMoment(last.eventDt)}{' '}
          {mine && parameters && (
            <Fresh at={instantOf(last.eventDt).getTime() + parameters.siteScanMinutes * minute} />
          )}
        </p>
      )}
      {mine && <SiteCode permitNo={permit.permitNo} />}
    </PermitSection>
  )
}

function Fresh({ at }: { at: number }) {
  const left = Math.ceil((at - useNow()) / minute)
  return left > 0 ? (
    <span className="permit-good">{left}분 동안 유효</span>
  ) : (
    <span className="permit-bad">시간이 지나 다시 확인해야 합니다.</span>
  )
}

function SiteCode({ permitNo }: { permitNo: number }) {
  const { act, busy } = usePermitAct(permitNo, { quiet: true })
  const notice = useNotice()
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string>()
  const send = async () => {
    if (busy) return
    setMessage(undefined)
    try {
      await act('sitecheck', { siteCode: code })
      setCode('')
      notice.info('현장 확인이 기록되었습니다.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.body.fields[0]?.message ?? error.message)
    }
  }
  return (
    <form
      className="permit-line"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Form.Item
        label="현장에 게시된 확인코드"
        htmlFor="site-code"
        layout="vertical"
        validateStatus={message ? 'error' : ''}
        help={message}
      >
        <Input
          id="site-code"
          size="large"
          autoComplete="off"
          value={code}
          placeholder="예: A3-77F1"
          onChange={({ target }) => setCode(target.value)}
        />
      </Form.Item>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        icon={<EnvironmentOutlined aria-hidden />}
        disabled={!code.trim()}
        loading={busy}
      >
        현장 확인
      </Button>
    </form>
  )
}
