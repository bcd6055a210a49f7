import { useState } from 'react'
import { Button, Input, Radio } from 'antd'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { paperStates, settledStates, type SettledState } from '../permit-block.rule.ts'
import { useBlockAct, type ActProps } from './block-act.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { blockTexts } from './block-page.texts.ts'

/** A paper that was not used: left over, destroyed, or lost with what is known about it. */
export function SettleForm({ block, permitBlockNumberNo, onDone, onCancel }: ActProps) {
  const say = useTexts(blockTexts)
  const { send, issues } = useBlockAct(block.permitBlockNo, 'settle', onDone)
  const [statCd, setState] = useState<SettledState>('unused')
  const [reasonTxt, setReason] = useState('')
  return (
    <div className="block-form">
      <Radio.Group
        aria-label={say('settleState')}
        value={statCd}
        onChange={({ target }) => setState(target.value as SettledState)}
        options={(Object.keys(settledStates) as SettledState[]).map((value) => ({
          value,
          label: String(paperStates[value]),
        }))}
      />
      <Input.TextArea
        aria-label={say('reason')}
        placeholder={
          settledStates[statCd] > 0 ? say('reasonMin', { count: settledStates[statCd] }) : say('reasonFree')
        }
        rows={2}
        maxLength={500}
        value={reasonTxt}
        onChange={({ target }) => setReason(target.value)}
      />
      {issues.map(({ message }) => (
        <p key={message} role="alert" className="permit-bad">
          {message}
        </p>
      ))}
      <span>
        <BusyButton type="primary" action={() => send({ permitBlockNumberNo, statCd, reasonTxt })}>
          {say('settle')}
        </BusyButton>{' '}
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </span>
    </div>
  )
}
