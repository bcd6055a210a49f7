import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { workerAddress } from '../../web/addresses.web.ts'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import { homeNation, pendingEntry, workerIssues } from '../vendor-worker.rule.ts'
import { vendorWorker } from '../vendor-worker.resource.ts'
import { WorkerFields } from './WorkerFields.tsx'

const plantHelp =
  '협력업체 작업자의 출입상태, 건강진단, 자격과 교육입니다. 이름·연락처는 이 화면의 저장 권한이 있는 사람에게만 모두 보입니다. 행을 두 번 누르면 열립니다.'
const vendorHelp =
  '우리 업체 작업자를 등록하면 사업장 담당자가 확인하고 출입을 승인합니다. 여러 명은 엑셀 양식으로 올리세요. 자격·교육과 사진은 등록한 뒤 작업자를 열어 넣습니다.'
const entryTones: Readonly<Record<string, Tone>> = {
  approved: 'good',
  pending: 'active',
  suspended: 'danger',
  blocked: 'danger',
  expired: 'warning',
}

/** 협력 작업자 (vendor/enter/vendorWorker, constSafe/worker/workerList) and the workers of 업체정보. */
export function WorkerListPage() {
  const tab = useTab()
  const today = useToday()
  return (
    <RegisterPage
      resource={vendorWorker}
      help={isVendor() ? vendorHelp : plantHelp}
      first={{
        ...(isVendor() && { vendorCd: session.get().user!.vendorCd! }),
        nationCd: homeNation,
        langCd: 'kr',
        entryStatCd: pendingEntry,
        healthFitYn: 'Y',
        privAgreeYmd: today,
        useYn: 'Y',
      }}
      rules={(values) => workerIssues(values, today)}
      form={(form) => <WorkerFields form={form} />}
      cells={{
        entryStatNm: ({ entryStatCd, entryStatNm }) => (
          <ToneTag tone={entryTones[entryStatCd] ?? 'plain'}>{entryStatNm ?? entryStatCd}</ToneTag>
        ),
        healthNextYmd: ({ healthNextYmd }) =>
          healthNextYmd && healthNextYmd < today ? (
            <ToneTag tone="danger">{healthNextYmd} 만료</ToneTag>
          ) : (
            healthNextYmd
          ),
        healthFitYn: ({ healthFitYn }) =>
          healthFitYn === 'N' ? <ToneTag tone="danger">불가</ToneTag> : healthFitYn && '가능',
        visaToYmd: ({ visaToYmd }) =>
          visaToYmd && visaToYmd < today ? <ToneTag tone="danger">{visaToYmd} 만료</ToneTag> : visaToYmd,
      }}
      widths={{ vendorNm: 150, healthNextYmd: 150, visaToYmd: 140 }}
      onOpen={({ vendorWorkerNo }) => tab.open(workerAddress(vendorWorkerNo))}
      onSaved={(key) => tab.open(workerAddress(key))}
      empty="등록된 작업자가 없습니다. 등록 단추나 엑셀 양식으로 작업자를 등록하세요."
    />
  )
}
