import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <h1>협력업체 업무지원</h1>
  </StrictMode>,
)
