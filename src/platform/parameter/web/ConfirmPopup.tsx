import { useState } from 'react'
import { Form, Input } from 'antd'
import { api, ApiError } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { queryClient } from '../../../core/web/query.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { sysParam } from '../parameter.resource.ts'
import { shownValue } from './ConfirmTag.tsx'
import { parameterTexts } from './parameter.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

export interface Unconfirmed {
  sysParamNo: number
  paramCd: string
  val: string
  unit: string | null
  source: string | null
  note: string | null
  updateDt: string
}
/** Asks for the source with which a figure was compared; the mark 확인 필요 goes. */
export function ConfirmPopup({ value, onClose }: { value: Unconfirmed; onClose: () => void }) {
  const text = useTexts(parameterTexts)
  const notice = useNotice()
  const { fields } = useSpoken(sysParam)
  const [source, setSource] = useState(value.source ?? '')
  const [issue, setIssue] = useState<string>()
  const confirm = async () => {
    try {
      await api.put(`${sysParam.path}/${value.sysParamNo}`, {
        source,
        confirmNeededYn: 'N',
        updateDt: value.updateDt,
      })
    } catch (error) {
      const field = error instanceof ApiError && error.body.fields.find(({ path }) => path === 'source')
      setIssue(field ? field.message : undefined)
      if (!field) notice.failure(error)
      return false
    }
    await queryClient.invalidateQueries({ queryKey: [sysParam.name] })
    return true
  }
  return (
    <BasePopup
      open
      title={text('confirmOf', { name: value.paramCd })}
      onClose={onClose}
      onConfirm={confirm}
      confirmText={text('confirmAct')}
    >
      <p>{text('confirmHelp')}</p>
      <Form layout="vertical">
        <Form.Item label={fields.val.label}>
          <strong>
            {shownValue(value.val, value.unit)} {value.unit}
          </strong>
          {value.note && <div>{value.note}</div>}
        </Form.Item>
        <Form.Item
          label={fields.source.label}
          htmlFor="parameter-source"
          required
          validateStatus={issue ? 'error' : ''}
          help={issue}
        >
          <Input
            id="parameter-source"
            value={source}
            maxLength={200}
            onChange={({ target }) => setSource(target.value)}
          />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
