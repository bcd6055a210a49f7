import { Table } from 'antd'
import { FileExcelOutlined } from '@ant-design/icons'
import { yes } from '../../../core/shared/session.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTabMenu } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import type { NamedMenu, Viewer } from '../explain.rule.ts'
import { downloadViewers, useViewers } from './rights-queries.ts'
import { RightMarks, RuleText } from './RuleLines.tsx'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const popupWidthPx = 960
const tableWidthPx = 860

/** 누가 이 메뉴를 보나: everybody who sees it, with the deciding group. */
export function WhoSeesPanel({ menuId }: { menuId: string }) {
  const { data, error, isPending, refetch } = useViewers(menuId)
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {({ menu, people }) => <Viewers menu={menu} people={people} />}
    </Gate>
  )
}
function Viewers({ menu, people }: { menu: NamedMenu; people: Viewer[] }) {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const excel = yes(useTabMenu()?.excelYn)
  return (
    <div className="rights-panel">
      <div className="rights-panel-head">
        <span>
          <strong>{menuName(menu, language)}</strong> ·{' '}
          {text('people', { count: people.length.toLocaleString('ko-KR') })}
        </span>
        {excel && (
          <BusyButton icon={<FileExcelOutlined aria-hidden />} action={() => downloadViewers(menu.menuId)}>
            {text('download')}
          </BusyButton>
        )}
      </div>
      <Table
        rowKey="userId"
        size="small"
        dataSource={people}
        pagination={{ hideOnSinglePage: true, pageSize: 50, showSizeChanger: false }}
        scroll={{ x: tableWidthPx }}
        locale={{ emptyText: <PageEmpty>{text('nobody')}</PageEmpty> }}
        columns={[
          {
            title: text('user'),
            key: 'userNm',
            width: 190,
            render: (_value, { userNm, userId }) => `${userNm} (${userId})`,
          },
          {
            title: text('belongs'),
            key: 'belongs',
            width: 180,
            render: (_value, { plantNm, deptNm, vendorNm }) =>
              [vendorNm ?? plantNm, deptNm].filter(Boolean).join(' · '),
          },
          {
            title: text('rights'),
            key: 'rights',
            width: 240,
            render: (_value, person) => <RightMarks rights={person} />,
          },
          {
            title: text('rule'),
            key: 'rules',
            render: (_value, { rules }) =>
              rules.map((rule) => (
                <div key={`${rule.tableNm} ${rule.rowNo}`}>
                  <RuleText rule={rule} />
                </div>
              )),
          },
        ]}
      />
    </div>
  )
}

/** The same as a popup: 권한 미리보기 of a menu. */
export function WhoSeesPopup({ menuId, onClose }: { menuId: string; onClose: () => void }) {
  const text = useTexts(rightsTexts)
  return (
    <BasePopup open title={text('whoTitle')} onClose={onClose} widthPx={popupWidthPx}>
      <WhoSeesPanel menuId={menuId} />
    </BasePopup>
  )
}
