import { Form } from 'antd'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useOwnScope } from '../../../../core/web/popup/own-scope.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { RecordApprovals } from '../../../../platform/approval/web/RecordApprovals.tsx'
import { enterRqstAddress, vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { enterTypes } from '../enter-check.rule.ts'
import { enterRqst } from '../enter-rqst.resource.ts'
import { EntryCheck } from './EntryCheck.tsx'

const plantHelp =
  '업체가 신청한 출입입니다. 감독자(발주부서)가 확인하고 안전담당이 대상별로 검토합니다. 위험등급 상 계약이거나 조건부 대상이 있으면 결재를 받고, 승인되면 출입증이 발급됩니다.'
const vendorHelp =
  '작업자와 장비의 출입을 신청합니다. 대상마다 교육·자격·건강·서류를 검사하여 부적합이 없어야 제출할 수 있습니다. 승인되면 출입증이 발급됩니다.'

/** 출입신청 승인 (vendor/enter/enterRqstAppr) and the entry requests of 업체정보. */
export function EnterListPage() {
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(enterRqst)
  return (
    <RegisterPage
      resource={enterRqst}
      help={isVendor() ? vendorHelp : plantHelp}
      first={{
        ...(isVendor() && { vendorCd: session.get().user!.vendorCd! }),
        ...(own.plantCd && { plantCd: own.plantCd, plantNm: own.plantNm }),
        enterTypeCd: enterTypes.work,
        fromYmd: today,
      }}
      form={(form) => <EnterFields form={form} />}
      widths={{ vendorNm: 150, contractNm: 200 }}
      onOpen={({ enterRqstNo }) => tab.open(enterRqstAddress(enterRqstNo))}
      onSaved={(key) => tab.open(enterRqstAddress(key))}
      empty={
        isVendor() ? '출입신청이 없습니다. 등록 단추로 출입을 신청하세요.' : '검토할 출입신청이 없습니다.'
      }
    >
      <StateTiles resource={enterRqst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function EnterFields({ form }: { form: RecordFormHandle<typeof enterRqst> }) {
  const { Field, Lines, antd, detail } = form
  const enterTypeCd = Form.useWatch('enterTypeCd', { form: antd, preserve: true }) as string | undefined
  return (
    <>
      <Block title="출입">
        <Field name="enterTypeCd" span={2} />
        {!isVendor() && <Field name="vendorCd" />}
        <Field name="plantCd" />
        <Field name="contractNo" required={enterTypeCd !== enterTypes.visit} />
        <Field name="deptCd" />
        <Field name="mgrUserId" extra="부서확인을 하는 발주부서의 감독자입니다." />
        <Field name="fromYmd" />
        <Field name="toYmd" />
        <Field name="purposeTxt" span="all" />
      </Block>
      {detail && (
        <>
          <Block title="출입구역">
            <Lines name="areas" />
          </Block>
          <Block title="신청대상">
            <Lines
              name="lines"
              columns={{
                vendorWorkerNo: { width: 150 },
                vendorEquipNo: { width: 180 },
                checkTxt: { hidden: true },
                reviewCont: { width: 240 },
              }}
            />
          </Block>
          {detail.data.decideCont && (
            <Block title="검토">
              <Field name="decideCont" span="all" />
              <Field name="confirmUserId" />
              <Field name="decideUserId" />
              <Field name="decideDt" />
            </Block>
          )}
        </>
      )}
    </>
  )
}

/** One entry request: what the check says of each line, the review, the passes. */
export function EnterDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={enterRqst}
      list={isVendor() ? vendorListAddress(vendorInfoPath, 'enter') : tab.menu.routePath}
      nameOf={({ enterRqstCd, vendorNm }) => `출입신청 ${enterRqstCd ?? vendorNm ?? ''}`}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <span>{data.enterTypeNm}</span>
          <span>
            {data.fromYmd} ~ {data.toYmd}
          </span>
        </>
      )}
      before={({ data }) => <EntryCheck key={data.updateDt} row={data} />}
      form={(form) => <EnterFields form={form} />}
    >
      {({ data, editable }) => (
        <>
          <Block title="첨부">
            <div className="span-all">
              <Attachments
                resource={enterRqst}
                name="document"
                taskKey={data.enterRqstNo}
                editable={editable.length === 0 && tab.canWrite}
              />
            </div>
          </Block>
          {!isVendor() && (
            <RecordApprovals taskClassNm={enterRqst.name} apprBizKey={String(data.enterRqstNo)} />
          )}
        </>
      )}
    </RecordPage>
  )
}
