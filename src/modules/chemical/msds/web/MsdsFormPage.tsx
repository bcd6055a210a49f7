import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { RecordForm, Block } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { RefPicker } from '../../../../core/web/popup/RefPicker.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { chmMsds } from '../msds.resource.ts'
import { msdsIssues } from '../msds.rule.ts'
import { MsdsFields } from './MsdsFields.tsx'
import '../../ghs/web/ghs.css'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

interface Draft {
  prodNm: string
  sects: { sectCd: string; contents: string; draftYn: 'Y' | 'N' }[]
  ghs: { ghsClassCd: string; ghsCatCd: string; hCode: string | null; draftYn: 'Y' | 'N'; whyTxt: string }[]
}
/** A new sheet begins with what the portal knows of the product; a person completes it. */
export function MsdsFormPage() {
  const { params } = useTab()
  const text = useTexts(msdsTexts)
  const sheet = useSpoken(chmMsds)
  const [product, setProduct] = useState<{ prodNo: number; prodNm?: string } | undefined>(
    params.get('prodNo') ? { prodNo: Number(params.get('prodNo')) } : undefined,
  )
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['msdsDraft', product?.prodNo],
    queryFn: () => api.get<{ data: Draft }>(`/api/chm/msdsdraft/${product!.prodNo}`),
    enabled: product !== undefined,
  })
  return (
    <div className="register-page chemical-page">
      <PageHeader title={text('writeTitle')} help={text('writeHelp')} />
      {!product ? (
        <Block title={text('chooseProduct')}>
          <RefPicker
            field={sheet.fields.prodNo}
            id="msds-product"
            value={null}
            onChange={(prodNo, prodNm) =>
              prodNo !== null && setProduct({ prodNo: Number(prodNo), prodNm: String(prodNm) })
            }
          />
        </Block>
      ) : (
        <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
          {(draft) => <NewSheet prodNo={product.prodNo} draft={draft} />}
        </Gate>
      )}
    </div>
  )
}

function NewSheet({ prodNo, draft }: { prodNo: number; draft: Draft }) {
  const tab = useTab()
  const today = useToday()
  const text = useTexts(msdsTexts)
  const form = useRecordForm(chmMsds, undefined, {
    defaults: {
      prodNo,
      langCd: 'kr',
      msdsSrcCd: 'SUPPLIER',
      writeYmd: today,
      recvYmd: today,
      prodNm: draft.prodNm,
      sects: draft.sects,
      ghs: draft.ghs,
    },
    rules: (values) => msdsIssues(values, today),
  })
  const { dirty } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const save = async () => {
    const key = await form.submit()
    if (key === undefined) return
    tab.setDirty(false)
    tab.open(addressOf(chemicalRecords.chmMsds, Number(key)))
  }
  return (
    <RecordForm form={form}>
      <MsdsFields form={form} />
      <div className="chemical-tools">
        <Button type="primary" loading={form.saving} onClick={() => void save()}>
          {text('save')}
        </Button>
      </div>
    </RecordForm>
  )
}
