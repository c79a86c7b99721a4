/// A service that answers in time, if only with `SignInError.timedOut`.
nonisolated struct LimitedSignInService: SignInService {
    let base: any SignInService
    let limit: Duration

    func signIn(with credentials: SignInCredentials) async throws(SignInError) -> SignedInUser {
        let result = await withTaskGroup(of: Result<SignedInUser, SignInError>.self) { group in
            group.addTask { [base] in
                do throws(SignInError) {
                    return .success(try await base.signIn(with: credentials))
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [limit] in
                let isOver = (try? await Task.sleep(for: limit)) != nil
                return .failure(isOver ? .timedOut : .cancelled)
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.cancelled)
        }
        return try result.get()
    }
}

extension SignInService {
    /// The same service with at most this much time for each answer.
    package nonisolated func limited(to limit: Duration) -> any SignInService {
        LimitedSignInService(base: self, limit: limit)
    }
}
