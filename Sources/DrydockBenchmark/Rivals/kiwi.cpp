// kiwi, the Cassowary solver in C++, on a system that `drydock-benchmark layout write` wrote: the rival of our solver.
// Each operation is done in the way that suits kiwi best.
//
//   pip download --no-deps --no-binary :all: kiwisolver==1.5.1 && tar xf kiwisolver-1.5.1.tar.gz
//   g++ -O3 -std=c++17 -I kiwisolver-1.5.1 Sources/DrydockBenchmark/Rivals/kiwi.cpp -o kiwi
//   swift run -c release drydock-benchmark layout run --rival ./kiwi
//
// By hand: ./kiwi FILE first|resize|constant|leaf WIDTH [SECONDS], where WIDTH is the one to resize to and back, prints
// the median in nanoseconds per constraint. ./kiwi FILE solve prints the frames, as `drydock-benchmark layout solve` does.
#include <kiwi/kiwi.h>

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <climits>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

// Just enough JSON: everything but escapes in strings, which the format has no use for.
struct Json {
    enum { null, boolean, number, string, array, object } kind = null;
    double value = 0;
    std::string text;
    std::vector<Json> items;
    std::map<std::string, Json> members;

    const Json &operator[](const char *name) const {
        static const Json missing;
        auto found = members.find(name);
        return found == members.end() ? missing : found->second;
    }
};

struct Parser {
    const std::string &text;
    size_t at = 0;

    char next() {
        at = text.find_first_not_of(" \t\r\n", at);
        if (at == std::string::npos) throw std::runtime_error("the file ends too early");
        return text[at];
    }

    bool skip(char wanted) { return next() == wanted ? ++at : false; }

    void expect(char wanted) {
        if (!skip(wanted)) throw std::runtime_error(std::string("no ") + wanted + " at byte " + std::to_string(at));
    }

    std::string quoted() {
        expect('"');
        size_t end = text.find('"', at);
        if (end == std::string::npos) throw std::runtime_error("a string does not end");
        std::string result = text.substr(at, end - at);
        at = end + 1;
        return result;
    }

    Json parse() {
        Json json;
        switch (next()) {
        case '{':
            json.kind = Json::object;
            for (++at; !skip('}'); skip(',')) {
                std::string name = quoted();
                expect(':');
                json.members[name] = parse();
            }
            break;
        case '[':
            json.kind = Json::array;
            for (++at; !skip(']'); skip(',')) json.items.push_back(parse());
            break;
        case '"':
            json.kind = Json::string;
            json.text = quoted();
            break;
        case 't': case 'f': case 'n':
            json.kind = text[at] == 'n' ? Json::null : Json::boolean;
            json.value = text[at] == 't';
            at += text[at] == 'f' ? 5 : 4;
            break;
        default: {
            const char *start = text.c_str() + at;
            char *end;
            json.kind = Json::number;
            json.value = std::strtod(start, &end);
            if (end == start) throw std::runtime_error("no value at byte " + std::to_string(at));
            at += end - start;
        }
        }
        return json;
    }
};

// Where an anchor lies: at `start + share * size` of an axis, or the size alone.
struct Anchor {
    size_t view;
    bool isVertical, isSize;
    double share;
};

struct Record {
    Anchor first;
    bool hasSecond;
    Anchor second;
    kiwi::RelationalOperator relation;
    double multiplier, constant, strength;
};

// kiwi has strengths in place of levels of priority: the nearest to the same order.
double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 750) return kiwi::strength::strong * (1 + (priority - 750) / 1000);
    if (priority >= 500) return kiwi::strength::medium * (1 + (priority - 500) / 1000);
    return kiwi::strength::weak * (1 + priority / 1000);
}

struct Problem {
    double width, height;
    size_t viewCount = 1;
    std::vector<int> ids{0};
    std::vector<Record> records;
    // Rows as everybody counts them: a wish for a size is one, though it takes two constraints.
    size_t rowCount = 0;
    // The record whose constant changes: in a column, half of the views move with it.
    size_t changed = 0;

    explicit Problem(const Json &json) : width(json["root"]["w"].value), height(json["root"]["h"].value) {
        std::map<int, size_t> places{{0, 0}};
        for (auto &view : json["views"].items) {
            ids.push_back(int(view["id"].value));
            places[ids.back()] = viewCount++;
        }
        std::vector<size_t> candidates;
        for (auto &item : json["constraints"].items) {
            Record record{};
            record.first = anchor(places.at(int(item["item"].value)), item["attr"].text);
            record.hasSecond = item["to"].kind == Json::number;
            if (record.hasSecond) record.second = anchor(places.at(int(item["to"].value)), item["toAttr"].text);
            std::string relation = item["rel"].text;
            record.relation = relation == "==" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
            record.multiplier = item["mult"].value;
            record.constant = item["const"].value;
            record.strength = strength(item["prio"].value);
            std::string attribute = item["attr"].text;
            if (attribute == "top" || attribute == "height") candidates.push_back(records.size());
            records.push_back(record);
        }
        if (candidates.empty()) throw std::runtime_error("no top or height whose constant could change");
        changed = candidates[candidates.size() / 2];
        rowCount = records.size();
        for (auto &view : json["views"].items) {
            auto &size = view["intrinsic"];
            if (size.kind != Json::object) continue;
            size_t place = places[int(view["id"].value)];
            rowCount += 2;
            wish({place, false, true, 1}, size["w"].value, size["hugW"].value, size["compW"].value);
            wish({place, true, true, 1}, size["h"].value, size["hugH"].value, size["compH"].value);
        }
    }

    static Anchor anchor(size_t view, const std::string &name) {
        if (name == "leading") return {view, false, false, 0};
        if (name == "centerX") return {view, false, false, 0.5};
        if (name == "trailing") return {view, false, false, 1};
        if (name == "width") return {view, false, true, 1};
        if (name == "top") return {view, true, false, 0};
        if (name == "centerY") return {view, true, false, 0.5};
        if (name == "bottom") return {view, true, false, 1};
        if (name == "height") return {view, true, true, 1};
        throw std::runtime_error("there is no attribute " + name);
    }

    void wish(Anchor size, double value, double hugging, double compression) {
        records.push_back({size, false, {}, kiwi::OP_LE, 1, value, strength(hugging)});
        records.push_back({size, false, {}, kiwi::OP_GE, 1, value, strength(compression)});
    }
};

// The required rows that keep sizes from being negative are left out, in kiwi's favour.
struct System {
    const Problem &problem;
    bool isResizable;  // Whether the root's size is a variable; kiwi is faster where it is a number.
    std::vector<kiwi::Variable> starts, sizes;  // Two a view: across and down.
    std::vector<kiwi::Constraint> constraints;
    kiwi::Solver solver;

    System(const Problem &problem, bool isResizable) : problem(problem), isResizable(isResizable) {
        for (size_t i = 0; i < 2 * problem.viewCount; i++) {
            starts.emplace_back("");
            sizes.emplace_back("");
        }
        for (auto &record : problem.records) constraints.push_back(constraint(record, record.constant));
    }

    kiwi::Expression expression(const Anchor &anchor) const {
        size_t i = 2 * anchor.view + anchor.isVertical;
        std::vector<kiwi::Term> terms;
        if (anchor.view == 0 && !isResizable)
            return kiwi::Expression(anchor.share * (anchor.isVertical ? problem.height : problem.width));
        if (anchor.view != 0 && !anchor.isSize) terms.emplace_back(starts[i], 1);
        if (anchor.share != 0) terms.emplace_back(sizes[i], anchor.share);
        return kiwi::Expression(terms, 0);
    }

    kiwi::Constraint constraint(const Record &record, const kiwi::Expression &constant) const {
        auto left = expression(record.first);
        auto right = record.hasSecond ? record.multiplier * expression(record.second) + constant : constant;
        return kiwi::Constraint(left - right, record.relation, record.strength);
    }

    kiwi::Constraint constraint(const Record &record, double constant) const {
        return constraint(record, kiwi::Expression(constant));
    }

    void edit(const kiwi::Variable &variable, double value) {
        solver.addEditVariable(variable, kiwi::strength::strong * 100);
        solver.suggestValue(variable, value);
    }

    void addAll() {
        if (isResizable) {
            edit(sizes[0], problem.width);
            edit(sizes[1], problem.height);
        }
        for (auto &constraint : constraints) solver.addConstraint(constraint);
        solver.updateVariables();
    }
};

double seconds = 0.1;

double elapsed(const std::function<void()> &body) {
    auto start = std::chrono::steady_clock::now();
    body();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// The median of one run or more, until the time is used up; `body` says how long a run took.
double median(const std::function<double()> &body) {
    std::vector<double> times;
    for (double used = 0; times.empty() || (used < seconds && times.size() < 20000); used += times.back())
        times.push_back(body());
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

double first(const Problem &problem) {
    return median([&] {
        System system(problem, false);
        return elapsed([&] { system.addAll(); });
    });
}

double resize(const Problem &problem, double width) {
    System system(problem, true);
    system.addAll();
    bool isOdd = false;
    return median([&] {
        isOdd = !isOdd;
        return elapsed([&] {
            system.solver.suggestValue(system.sizes[0], isOdd ? width : problem.width);
            system.solver.suggestValue(system.sizes[1], isOdd ? problem.height + 6 : problem.height);
            system.solver.updateVariables();
        });
    });
}

// The faster of an exchanged constraint and a constant that is a variable under edit.
double constant(const Problem &problem) {
    const Record &record = problem.records[problem.changed];
    bool isOdd = false;

    System exchanging(problem, false);
    exchanging.addAll();
    kiwi::Constraint current = exchanging.constraints[problem.changed];
    double exchanged = median([&] {
        isOdd = !isOdd;
        kiwi::Constraint next = exchanging.constraint(record, record.constant + (isOdd ? 5 : 0));
        double time = elapsed([&] {
            exchanging.solver.removeConstraint(current);
            exchanging.solver.addConstraint(next);
            exchanging.solver.updateVariables();
        });
        current = next;
        return time;
    });

    System editing(problem, false);
    kiwi::Variable variable("");
    editing.constraints[problem.changed] = editing.constraint(record, kiwi::Expression(kiwi::Term(variable)));
    editing.edit(variable, record.constant);
    editing.addAll();
    double edited = median([&] {
        isOdd = !isOdd;
        return elapsed([&] {
            editing.solver.suggestValue(variable, record.constant + (isOdd ? 5 : 0));
            editing.solver.updateVariables();
        });
    });
    return std::min(exchanged, edited);
}

double leaf(const Problem &problem) {
    System system(problem, false);
    system.addAll();
    size_t last = 2 * (problem.viewCount - 1);
    return median([&] {
        kiwi::Variable x(""), y(""), width(""), height("");
        std::vector<kiwi::Constraint> added{
            x == system.starts[last] + 2, y == system.starts[last + 1] + 2, width == 10, height == 10,
        };
        double time = elapsed([&] {
            for (auto &constraint : added) system.solver.addConstraint(constraint);
            system.solver.updateVariables();
        });
        for (auto &constraint : added) system.solver.removeConstraint(constraint);
        return time;
    });
}

void solve(const Problem &problem) {
    System system(problem, false);
    system.addAll();
    for (size_t i = 2; i < 2 * problem.viewCount; i += 2) {
        std::cout << problem.ids[i / 2] << " " << system.starts[i].value() << " " << system.starts[i + 1].value() << " "
                  << system.sizes[i].value() << " " << system.sizes[i + 1].value() << "\n";
    }
}

int main(int count, char **arguments) {
    // As the benchmark does for itself: memory that is freed serves the next run.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    mallopt(M_TOP_PAD, 64 << 20);
    std::string operation = count > 2 ? arguments[2] : "";
    if (operation == "solve" ? count != 3 : count < 4 || count > 5) {
        std::cerr << "usage: " << arguments[0] << " FILE solve | FILE first|resize|constant|leaf WIDTH [SECONDS]\n";
        return 64;
    }
    if (count == 5) seconds = std::atof(arguments[4]);
    try {
        std::ifstream file(arguments[1]);
        if (!file) throw std::runtime_error("cannot be read");
        std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        Problem problem(Parser{text}.parse());
        if (operation == "solve") return solve(problem), 0;
        double time;
        if (operation == "first") time = first(problem);
        else if (operation == "resize") time = resize(problem, std::atof(arguments[3]));
        else if (operation == "constant") time = constant(problem);
        else if (operation == "leaf") time = leaf(problem);
        else throw std::runtime_error("there is no operation " + operation);
        std::cout << time * 1e9 / problem.rowCount << "\n";
    } catch (const std::exception &error) {
        std::cerr << arguments[1] << ": " << error.what() << "\n";
        return 65;
    }
}
