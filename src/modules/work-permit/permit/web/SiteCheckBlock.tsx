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
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

interface SiteCheckProps {
  permit: WorkPermit
  roles: PermitRoles
  parameters: PermitParameters | undefined
}
const minute = 60_000

/** The issuer has been at the place: the code posted there proves it, for half an hour. */
export function SiteCheckBlock({ permit, roles, parameters }: SiteCheckProps) {
  const say = useTexts(permitTexts)
  const last = permit.events.find(({ eventCd }) => eventCd === 'siteCheck')
  const mine = permit.state === 'reviewing' && roles.holds('issuer')
  if (!last && !mine) return null
  return (
    <PermitSection name="siteCheck" title={say('siteCheck')}>
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
  const say = useTexts(permitTexts)
  const left = Math.ceil((at - useNow()) / minute)
  return left > 0 ? (
    <span className="permit-good">{say('validFor', { left })}</span>
  ) : (
    <span className="permit-bad">{say('scanAgain')}</span>
  )
}

function SiteCode({ permitNo }: { permitNo: number }) {
  const say = useTexts(permitTexts)
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
      notice.info(say('siteChecked'))
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
        label={say('siteCode')}
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
          placeholder={say('siteCodeHint')}
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
        {say('siteCheck')}
      </Button>
    </form>
  )
}
