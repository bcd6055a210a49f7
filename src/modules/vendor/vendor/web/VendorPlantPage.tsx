import { useState } from 'react'
import { Input } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorPlant } from '../vendor-plant.resource.ts'
import { vendor } from '../vendor.resource.ts'
import { vendorPlantTexts } from './vendor-plant.texts.ts'

/** 거래사업장, a part of 업체목록: where companies do business, and how a plant begins it. */
export function VendorPlantPage() {
  const say = useTexts(vendorPlantTexts)
  const tab = useTab()
  return (
    <RegisterPage
      resource={vendorPlant}
      help={say('help')}
      first={{ useYn: 'Y' }}
      removable={false}
      widths={{ vendorNm: 180 }}
    >
      {tab.canWrite && <JoinForm />}
    </RegisterPage>
  )
}

function JoinForm() {
  const say = useTexts(vendorPlantTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [bizRegNo, setNumber] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const join = async () => {
    setRefusal(undefined)
    try {
      const { data } = await api.post<Answer<{ vendorNm: string }>>(`${vendorPlant.path}/join`, { bizRegNo })
      setNumber('')
      notice.info(say('added', { name: data.vendorNm }))
      for (const { name } of [vendorPlant, vendor]) await client.invalidateQueries({ queryKey: [name] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.body.fields.map(({ message }) => message).join(' ') || error.message)
    }
  }
  return (
    <section className="vendor-join" aria-label={say('join')}>
      <h3>{say('join')}</h3>
      <p className="vendor-note">{say('joinHelp')}</p>
      <div>
        <Input
          aria-label={say('number')}
          placeholder={say('number')}
          inputMode="numeric"
          maxLength={12}
          status={refusal ? 'error' : ''}
          value={bizRegNo}
          onChange={({ target }) => setNumber(target.value)}
        />
        <BusyButton type="primary" disabled={bizRegNo.trim() === ''} action={join}>
          {say('add')}
        </BusyButton>
      </div>
      {refusal && (
        <p role="alert" className="vendor-bad">
          {refusal}
        </p>
      )}
    </section>
  )
}
