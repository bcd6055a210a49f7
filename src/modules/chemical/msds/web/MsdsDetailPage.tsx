import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { Detail } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { HistoryDrawer } from '../../../../core/web/record/HistoryDrawer.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { StateFlow } from '../../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { Stamps } from '../../../../core/web/record/Stamps.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { RecordApprovals } from '../../../../platform/approval/web/RecordApprovals.tsx'
import type { MsdsDues } from '../../due-explanation.rule.ts'
import type { Ripple } from '../../ripple/ripple-answers.rule.ts'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { RippleView } from '../../ripple/web/RippleView.tsx'
import { chmMsds, type ChmMsds } from '../msds.resource.ts'
import { msdsIssues } from '../msds.rule.ts'
import { compareAddress } from './addresses.web.ts'
import { LabelPopup } from './LabelPopup.tsx'
import { MsdsFields } from './MsdsFields.tsx'
import { useOpenPdf } from '../../../../core/web/open-pdf.ts'
import { PdfFrame } from './PdfFrame.tsx'
import { ReadersBlock } from './ReadersBlock.tsx'
import '../../ghs/web/ghs.css'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { OpenRecord } from '../../../../core/web/record/OpenRecord.tsx'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

/** One revision of a safety data sheet: what it says, what it touches, its papers. */
export function MsdsDetailPage() {
  return <OpenRecord resource={chmMsds}>{(detail) => <MsdsDetail detail={detail} />}</OpenRecord>
}

function MsdsDetail({ detail }: { detail: Detail<typeof chmMsds> }) {
  const tab = useTab()
  const notice = useNotice()
  const text = useTexts(msdsTexts)
  const client = useQueryClient()
  const today = useToday()
  const msds = detail.data
  const form = useRecordForm(chmMsds, detail, { rules: (values) => msdsIssues(values, today) })
  const { dirty } = form
  const pdf = useOpenPdf()
  const [labelling, setLabelling] = useState(false)
  const [showing, setShowing] = useState(false)
  const ripple = useQuery({
    queryKey: ['msdsRipple', msds.msdsNo],
    queryFn: () => api.get<{ data: Ripple }>(`${chmMsds.path}/${msds.msdsNo}/ripple`),
  })
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(msds.msdsCd ?? 'MSDS'), [tab, msds.msdsCd])
  const notes = useQuery({
    queryKey: [chmMsds.name, 'notes', msds.msdsNo, msds.updateDt],
    queryFn: () =>
      api.get<{ data: { warnings: string[]; cardPath: string; dues: MsdsDues } }>(
        `${chmMsds.path}/${msds.msdsNo}/notes`,
      ),
    select: (answer) => answer.data,
  }).data
  const revise = async () => {
    if (!(await notice.confirm(text('reviseAsk'), { confirmText: text('revise') }))) return
    try {
      const { data } = await api.post<{ data: ChmMsds }>(`${chmMsds.path}/${msds.msdsNo}/revision`)
      await client.invalidateQueries({ queryKey: queryKeys.all(chmMsds) })
      tab.open(addressOf(chemicalRecords.chmMsds, data.msdsNo))
    } catch (error) {
      notice.failure(error)
    }
  }
  const paper = (name: 'print' | 'guide') =>
    pdf.open(() => api.blob(`${chmMsds.path}/${msds.msdsNo}/${name}`, undefined, { overlay: true }))
  const inForce = msds.state === 'valid' || msds.state === 'revising'
  return (
    <div className="register-page chemical-page">
      <PageHeader
        title={msds.prodNm ?? 'MSDS'}
        tags={
          <>
            <StateTag resource={chmMsds} state={msds.state} />
            <span>
              {msds.msdsCd} · {text('edition', { no: msds.msdsVer ?? '' })} ·{' '}
              {text('reviewDue', { day: msds.reviewDueYmd ?? '' })}{' '}
              {notes?.dues.review && <Explain {...notes.dues.review} />}
            </span>
            {notes?.dues.secret && (
              <span>
                {text('secretEnd', { day: msds.secretEndYmd ?? '' })} <Explain {...notes.dues.secret} />
              </span>
            )}
          </>
        }
        extra={
          <div className="chemical-tools">
            <Button onClick={() => setLabelling(true)}>{text('printLabel')}</Button>
            <Button loading={pdf.busy} onClick={() => void paper('print')}>
              {text('print')}
            </Button>
            <Button loading={pdf.busy} onClick={() => void paper('guide')}>
              {text('printGuide')}
            </Button>
            {inForce && notes && (
              <Button href={notes.cardPath} target="_blank">
                {text('card')}
              </Button>
            )}
            {msds.prevMsdsNo && (
              <Button onClick={() => tab.open(compareAddress(msds.msdsNo))}>{text('compare')}</Button>
            )}
            <Button onClick={() => tab.open(addressOf(chemicalRecords.chmProduct, msds.prodNo))}>
              {text('product')}
            </Button>
            <HistoryDrawer resource={chmMsds} recordKey={msds.msdsNo} />
          </div>
        }
      />
      <StateFlow resource={chmMsds} state={msds.state} />
      {notes?.warnings.map((each) => (
        <Alert key={each} type="warning" showIcon title={each} />
      ))}
      <RecordForm form={form}>
        <MsdsFields form={form} />
      </RecordForm>
      <Block title={text('touches')}>
        <div className="span-all">{ripple.data && <RippleView ripple={ripple.data.data} />}</div>
        {canAccess('impr/imprRequest') && (
          <div className="span-all">
            <ImprovementPanel sourceModuleCd="CHM" sourceKey={`${chmMsds.name} ${msds.msdsNo}`} />
          </div>
        )}
      </Block>
      <RecordApprovals taskClassNm={chmMsds.name} apprBizKey={String(msds.msdsNo)} />
      <Block title={text('original')}>
        <div className="span-all chemical-page">
          <Button className="msds-show" onClick={() => setShowing(!showing)} aria-expanded={showing}>
            {text(showing ? 'hidePdf' : 'showPdf')}
          </Button>
          {showing && <PdfFrame group={{ taskClassNm: chmMsds.name, taskKey: msds.msdsNo, taskFlag: '' }} />}
          <Attachments
            resource={chmMsds}
            name="document"
            taskKey={msds.msdsNo}
            editable={tab.canWrite && !['superseded', 'discarded'].includes(msds.state)}
          />
        </div>
      </Block>
      {tab.canWrite && <ReadersBlock msdsNo={msds.msdsNo} />}
      <Stamps row={msds} />
      <TransitionBar
        resource={chmMsds}
        detail={detail}
        before={() => {
          if (!form.typed) return true
          notice.info(text('saveFirst'))
          return false
        }}
      >
        {inForce && tab.canWrite && <Button onClick={() => void revise()}>{text('revise')}</Button>}
        {form.editable && tab.canWrite && (
          <Button
            type={dirty ? 'primary' : 'default'}
            loading={form.saving}
            onClick={() => void form.submit()}
          >
            {text('save')}
          </Button>
        )}
      </TransitionBar>
      {labelling && <LabelPopup msds={msds} onClose={() => setLabelling(false)} />}
    </div>
  )
}
