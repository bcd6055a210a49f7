import { useState } from 'react'
import { Alert, Button, Typography } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { AccountActs } from '../../../../platform/user/web/AccountActs.tsx'
import { vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { vendorUser, type VendorUser } from '../vendor-user.resource.ts'
import { roles } from '../vendor-user.rule.ts'
import { vendorAcctTexts } from './vendor-acct.texts.ts'

/** What a person has consented to, and his telephone, is read in the account. */
const behind = ['phoneNo', 'privAgreeDt', 'privAgreeVer'] as const

/** The accounts and open invitations of companies; of 업체정보 the own ones. */
export function VendorUserListPage() {
  const say = useTexts(vendorAcctTexts)
  const [query, setQuery] = useTabQuery(vendorUser)
  return (
    <RegisterPage
      resource={vendorUser}
      help={say('help')}
      first={{
        vendorCd: isVendor() ? session.get().user!.vendorCd! : undefined,
        vendorUserRoleCd: roles.staff,
        psrmYn: 'N',
        langCd: 'kr',
      }}
      fields={[
        ...(isVendor() ? [] : (['vendorCd'] as const)),
        'userNm',
        'email',
        'phoneNo',
        'vendorUserRoleCd',
        'psrmYn',
        'langCd',
      ]}
      removable={false}
      cells={{
        inviteToDt: ({ state, inviteToDt }) =>
          state === 'invited' && inviteToDt ? (
            <ToneTag tone={Date.parse(inviteToDt) < Date.now() ? 'danger' : 'active'}>
              {Date.parse(inviteToDt) < Date.now() ? say('over') : showMoment(inviteToDt)}
            </ToneTag>
          ) : null,
      }}
      widths={{ vendorNm: 160, email: 210, inviteToDt: 150 }}
      hidden={behind}
      empty={say('empty')}
    >
      <StateTiles resource={vendorUser} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One account: who it is, and what may be done to it. */
export function VendorUserDetailPage() {
  const say = useTexts(vendorAcctTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorUser}
      ownActs={isVendor()}
      list={isVendor() ? vendorListAddress(vendorInfoPath, 'account') : '/vendor/base/vendorAcct'}
      nameOf={({ userNm }) => userNm}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <span>{data.vendorUserRoleNm}</span>
        </>
      )}
      form={({ Field, detail }) => (
        <>
          <Block title={say('person')}>
            <Field name="vendorCd" readOnly={Boolean(detail)} />
            <Field name="userNm" />
            <Field name="email" />
            <Field name="phoneNo" />
            <Field name="vendorUserRoleCd" />
            <Field name="psrmYn" />
            <Field name="langCd" />
          </Block>
          <Block title={say('account')}>
            <Field name="userId" />
            <Field name="lastLoginDt" />
            <Field name="inviteToDt" />
            <Field name="privAgreeDt" />
            <Field name="privAgreeVer" />
          </Block>
        </>
      )}
    >
      {({ data }) =>
        tab.canWrite && (
          <>
            {data.state === 'invited' && <InviteAddress key={data.inviteToDt} row={data} />}
            {data.userId !== null && (
              <Block title={say('acts')}>
                <div className="span-all">
                  <AccountActs
                    address={`${vendorUser.path}/${data.vendorUserNo}`}
                    account={{
                      userId: data.userId,
                      userNm: data.userNm,
                      updateDt: data.updateDt,
                      retireYmd: null,
                    }}
                    before={() => true}
                  >
                    <RoleActs row={data} />
                  </AccountActs>
                </div>
              </Block>
            )}
          </>
        )
      }
    </RecordPage>
  )
}

function RoleActs({ row }: { row: VendorUser }) {
  const say = useTexts(vendorAcctTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const put = async (name: 'role' | 'psrm', body: object) => {
    try {
      await api.put(`${vendorUser.path}/${row.vendorUserNo}/${name}`, body)
      await client.invalidateQueries({ queryKey: [vendorUser.name] })
      notice.toast(say('done'))
    } catch (error) {
      notice.failure(error)
    }
  }
  const isManager = row.vendorUserRoleCd === roles.manager
  return (
    <>
      <BusyButton action={() => put('role', { vendorUserRoleCd: isManager ? roles.staff : roles.manager })}>
        {say(isManager ? 'makeStaff' : 'makeManager')}
      </BusyButton>
      <BusyButton action={() => put('psrm', { psrmYn: row.psrmYn === 'Y' ? 'N' : 'Y' })}>
        {say(row.psrmYn === 'Y' ? 'psrmOff' : 'psrmOn')}
      </BusyButton>
    </>
  )
}

/** The address of an invitation, shown when somebody asks for it. */
function InviteAddress({ row }: { row: VendorUser }) {
  const say = useTexts(vendorAcctTexts)
  const notice = useNotice()
  const [url, setUrl] = useState<string>()
  const show = async () => {
    try {
      const { data } = await api.get<Answer<{ url: string }>>(
        `${vendorUser.path}/${row.vendorUserNo}/address`,
      )
      setUrl(data.url)
    } catch (error) {
      notice.failure(error)
    }
  }
  return (
    <Block title={say('invitation')}>
      <div className="span-all">
        <p className="vendor-note">{say('invitationHelp')}</p>
        {url === undefined ? (
          <Button onClick={() => void show()}>{say('showAddress')}</Button>
        ) : (
          <Alert type="info" title={<Typography.Text copyable>{url}</Typography.Text>} />
        )}
      </div>
    </Block>
  )
}
