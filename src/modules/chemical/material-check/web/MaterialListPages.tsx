import { Segmented } from 'antd'
import type { Query } from '../../../../core/shared/resource.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { addDays } from '../../../../core/shared/dates.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { matChkRqst } from '../mat-chk-rqst.resource.ts'
import { MaterialKanban } from './MaterialKanban.tsx'
import { RequestFields } from './RequestFields.tsx'
import '../../web/chemical.css'
import { materialTexts } from './material.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const card = { title: 'prodTxt', facts: ['vendorNm', 'usageTxt', 'rqstCd', 'dueYmd'] } as const
const views = ['list', 'kanban'] as const
const leadDays = 14
/** Material and company are read whole; the first delivery stands on the page of the request. */
const behind = ['firstInYmd'] as const

/** Item of MAT_RQST_TYPE: what a contractor uses up in a work. */
const constructionMaterial = 'WORK'
const openRequests = ['submitted', 'supplement', 'reviewing', 'deciding', 'pending']
interface Props {
  help: 'requestHelp' | 'reviewHelp' | 'verdictHelp' | 'vendorHelp' | 'workHelp'
  defaults?: Partial<Query<typeof matChkRqst>>
  /** New requests are made here. */
  creates?: boolean
}
function MaterialList({ help, defaults, creates = false }: Props) {
  const own = useOwnScope()
  const today = useToday()
  const text = useTexts(materialTexts)
  const [query, setQuery] = useTabQuery(matChkRqst, defaults)
  const [view, setView] = useTabView(views)
  const choice = (
    <Segmented<typeof view>
      aria-label={text('view')}
      value={view}
      options={[
        { value: 'list', label: text('view.list') },
        { value: 'kanban', label: text('view.kanban') },
      ]}
      onChange={setView}
    />
  )
  if (view === 'kanban')
    return (
      <div className="register-page chemical-page">
        <PageHeader help={text(help)} />
        {choice}
        <MaterialKanban query={query} />
      </div>
    )
  return (
    <RegisterPage
      resource={matChkRqst}
      files={['document']}
      help={text(help)}
      defaults={defaults}
      readOnly={!creates}
      removable={false}
      first={{
        rqstTypeCd: constructionMaterial,
        firstInYmd: addDays(today, leadDays),
        ...ownDept(own, 'rqstDeptCd'),
        ...ownPlant(own),
      }}
      form={(form) => <RequestFields form={form} />}
      widths={{ prodTxt: 200 }}
      hidden={behind}
      card={card}
    >
      {choice}
      <StateTiles resource={matChkRqst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** 검토요청 목록 (chm/matChkRqst/matChkRqstList) */
export const MaterialRequestPage = () => <MaterialList creates help="requestHelp" />
/** 분야별 검토 (chm/matChkRqst/matChkReview) */
export const MaterialReviewPage = () => <MaterialList defaults={{ state: ['reviewing'] }} help="reviewHelp" />
/** 판정 (chm/matChkRqst/matChkVerdict) */
export const MaterialVerdictPage = () => (
  <MaterialList defaults={{ state: ['deciding', 'pending', 'approved', 'conditional'] }} help="verdictHelp" />
)
/** 반입 확인요청 (vendor/mat/matChkRqstMng): what contractors bring in for their works, as far as it is open. */
export const WorkMaterialPage = () => (
  <MaterialList defaults={{ rqstTypeCd: [constructionMaterial], state: openRequests }} help="workHelp" />
)
/** 자재정보(반입확인) of a supplier (vendor/subconMatChkRqst/matChkRqst) */
export const VendorMaterialPage = () => <MaterialList creates help="vendorHelp" />
