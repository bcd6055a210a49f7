import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../../core/web/record/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import type { ChemicalBoard } from '../board-answers.rule.ts'
import './board.css'
import '../../ghs/web/ghs.css'

export const chemicalBoardQuery = {
  queryKey: ['chemicalBoard'],
  queryFn: () => api.get<{ data: ChemicalBoard }>('/api/chm/dashboard'),
}

/** 화학물질 현황판 (chm/main/chmDashboard) */
export function ChemicalDashboardPage() {
  const tab = useTab()
  const { data, error, isPending, refetch } = useQuery(chemicalBoardQuery)
  return (
    <div className="register-page chemical-page">
      <PageHeader title={menuName(tab.menu, useLanguage())} help="숫자를 누르면 그 목록이 열립니다." />
      <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(board) => (
          <>
            <BoardTiles board={board} />
            <ByLaw board={board} />
          </>
        )}
      </Gate>
    </div>
  )
}

/** Counts that open exactly their rows. */
export function BoardTiles({ board }: { board: ChemicalBoard }) {
  const tab = useTab()
  const tiles = [
    { label: '취급 물질', count: board.chemCnt, to: '/baseInfo/chemical/chemicalList' },
    { label: '제품', count: board.prodCnt, to: '/baseInfo/chemical/productList' },
    { label: '유효한 MSDS 없는 제품', count: board.noMsdsCnt, to: '/baseInfo/chemical/productList', bad: true },
    { label: 'MSDS 개정필요', count: board.revisingCnt, to: '/chm/msds/msdsList?state=revising', bad: true },
    { label: '60일 안에 검토기한', count: board.dueCnt, to: '/chm/msds/msdsExpire' },
    { label: '남은 교육·게시', count: board.taskCnt, to: '/chm/msds/msdsNotice', bad: board.lateTaskCnt > 0 },
    { label: '경계함량 판정 필요', count: board.borderCnt, to: '/chm/regulation/regulationSearch', bad: true },
    { label: '규제이력 처리 중', count: board.histCnt, to: '/chm/regulation/regulationHistUpload' },
  ]
  return (
    <ul className="chemical-tiles">
      {tiles.map(({ label, count, to, bad }) => (
        <li key={label}>
          <a
            href={to}
            className={bad && count > 0 ? 'is-bad' : ''}
            onClick={(event) => {
              event.preventDefault()
              tab.open(to)
            }}
          >
            <span>{label}</span>
            <strong>{count.toLocaleString('ko-KR')}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}

function ByLaw({ board }: { board: ChemicalBoard }) {
  const lists = useCodes('CHM_REG_CD').data ?? []
  const most = Math.max(1, ...board.byList.map(({ prodCnt }) => prodCnt))
  return (
    <section aria-label="법규별 제품 수">
      <h2>법규별 제품 수</h2>
      <ul className="chemical-bars">
        {board.byList.map(({ regCd, prodCnt }) => (
          <li key={regCd}>
            <span>{lists.find(({ code }) => code === regCd)?.codeNm ?? regCd}</span>
            <meter min={0} max={most} value={prodCnt} aria-label={`${regCd} ${prodCnt}건`} />
            <strong>{prodCnt}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
